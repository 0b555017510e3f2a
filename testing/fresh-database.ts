import { inject } from 'vitest';
import { copyTemplate, type FreshDatabase, type Template } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    emptyTemplate: Template;
    demoTemplate: Template;
  }
}

/** A migrated database of one's own; drop it when the test file ends. */
export function freshDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('emptyTemplate'));
}

/** The same with the demo people in it. */
export function freshDemoDatabase(): Promise<FreshDatabase> {
  return copyTemplate(inject('demoTemplate'));
}
