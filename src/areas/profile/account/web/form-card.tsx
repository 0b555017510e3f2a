import type { FormEvent, ReactNode } from 'react';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';

/** A form on a page of the profile; the portal shows errors, not the browser. */
export function FormCard({ onSubmit, children }: { onSubmit: (event: FormEvent) => void; children: ReactNode }) {
  return (
    <Card className="max-w-[34rem]">
      <Form className="grid gap-5" onSubmit={onSubmit}>
        {children}
      </Form>
    </Card>
  );
}
