import type { ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';
import { CountBadge } from '../cards/badge.tsx';
import '../actions/pill-link.css';
import './tabs.css';

export type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number; panel: ReactNode };

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Views of one page. For views with their own address use links with tabLinkClass. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="pill-link tab">
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="mt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
