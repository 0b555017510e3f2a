import { inject } from 'vitest';
import { copyTemplate, type FreshDatabase, type Template } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    emptyTemplate: Template;
    demoTemplate: Template;
  }
}

/** A migrated database; drop it at the end of the test file. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('emptyTemplate'));
}

/** The same with the demo accounts. */
export function freshDemoDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('demoTemplate'));
}
