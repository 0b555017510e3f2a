// A dialog is opened by the name it has in the requirements. Areas say which names exist and what each one needs by
// adding to the Dialogs interface, and how to load it by registerDialogs; its code arrives when it is first opened.
import { lazy, type ComponentType } from 'react';
import { holdBack, releaseBack } from './back-gesture.ts';

/** Name → props. An area adds its own: `declare module '#platform/web/ui/dialog-registry.ts' { interface Dialogs { … } }`. */
export interface Dialogs {}

export type DialogName = keyof Dialogs;
type DialogLoader<Props> = () => Promise<ComponentType<Props>>;
type DialogArguments<Name extends DialogName> =
  Partial<Dialogs[Name]> extends Dialogs[Name] ? [props?: Dialogs[Name]] : [props: Dialogs[Name]];

type AnyProps = Record<string, unknown>;
export type OpenDialog = { step: number; name: string; props: AnyProps; Component: ComponentType<AnyProps> };

const loaders = new Map<string, DialogLoader<AnyProps>>();
const components = new Map<string, ComponentType<AnyProps>>();
const listeners = new Set<() => void>();
let current: OpenDialog | null = null;
let lastStep = 0;
let leaving: Promise<void> = Promise.resolve();

export function registerDialogs(entries: { [Name in DialogName]?: DialogLoader<Dialogs[Name]> }): void {
  for (const [name, load] of Object.entries(entries)) loaders.set(name, load as DialogLoader<AnyProps>);
}

/** Opens a dialog. One that is already open is replaced in place: dialogs never stack. */
export function openDialog<Name extends DialogName>(name: Name, ...[props]: DialogArguments<Name>): void {
  if (!current) holdBack(forget);
  show(name, { ...(props as AnyProps | undefined) });
}

/** The next step of a flow takes the place of the step before it; does nothing once the person has closed the flow. */
export function replaceDialog<Name extends DialogName>(name: Name, ...[props]: DialogArguments<Name>): void {
  if (current) show(name, { ...(props as AnyProps | undefined) });
}

/** Closes what is open. Navigate only after it resolves, when the browser's history is as it was before the dialog. */
export async function closeDialog(): Promise<void> {
  if (current) {
    forget();
    leaving = releaseBack();
  }
  await leaving;
}

/** Fetches the code of a dialog that is likely to be opened next. */
export function preloadDialog(name: DialogName): void {
  componentOf(name);
}

/** Asks anew for the code of a dialog whose download failed. */
export function reloadDialog({ name, props }: OpenDialog): void {
  components.delete(name);
  show(name, props);
}

export function currentDialog(): OpenDialog | null {
  return current;
}

export function onDialogChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(name: string, props: AnyProps): void {
  lastStep += 1;
  setCurrent({ step: lastStep, name, props, Component: componentOf(name) });
}

/** The download starts here, not when React first draws the component. */
function componentOf(name: string): ComponentType<AnyProps> {
  const known = components.get(name);
  if (known) return known;
  const load = loaders.get(name);
  if (!load) throw new Error(`No dialog is registered under the name ${name}`);
  const loading = load().then((component) => ({ default: component }));
  loading.catch(() => undefined);
  const component = lazy(() => loading);
  components.set(name, component);
  return component;
}

function forget(): void {
  setCurrent(null);
}

function setCurrent(next: OpenDialog | null): void {
  current = next;
  for (const listener of listeners) listener();
}
