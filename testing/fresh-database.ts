import { inject } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { copyTemplate, type FreshDatabase, type Template } from './template-database.ts';
import { createDemoTemplate, type DemoTemplate } from './test-templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    emptyTemplate: Template;
    demoTemplate: DemoTemplate;
  }
}

/** A migrated database; drop it at the end of the test file. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('emptyTemplate'));
}

/** The same with the demo accounts. */
export async function freshDemoDatabase(): Promise<FreshDatabase> {
  return copyTemplate(await demoTemplateOfToday());
}

/** A run that goes past midnight needs the demo accounts of the new day. */
let prepared: { day: string; template: Promise<DemoTemplate> } | undefined;

function demoTemplateOfToday(): Promise<DemoTemplate> {
  const first = inject('demoTemplate');
  const day = sofiaDay(new Date());
  if (day === first.day) return Promise.resolve(first);
  if (prepared?.day !== day) {
    const { server, prefix } = first;
    const name = `demo_${process.pid}_${day.replaceAll('-', '')}`;
    prepared = { day, template: createDemoTemplate({ connection: server, prefix }, name) };
  }
  return prepared.template;
}
