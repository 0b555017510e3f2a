import type { ReactNode } from 'react';
import { BrandSign } from '#platform/web/shell/brand-sign.tsx';
import { LanguageSwitch } from '#platform/web/shell/language-switch.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import './desk.css';

/** The page for users who are not signed in: one card. */
export function SignedOutPage({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <main className="signed-out-page">
      <header className="desk-bar">
        <BrandSign />
        <span className="desk-bar-end">
          <LanguageSwitch />
        </span>
      </header>
      <Card className="desk-stack">
        <h1 className="text-2xl">{title}</h1>
        <p className="desk-quiet">{text}</p>
        {children}
      </Card>
    </main>
  );
}
