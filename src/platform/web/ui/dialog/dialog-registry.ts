// A dialog is opened by its area and its name in the requirements: 'home-network.Error'. Areas declare names and props
// in the Dialogs interface and their loaders with registerDialogs; the code of a dialog downloads when it is first
// opened.

import { lazy, type ComponentType } from 'react';
import { holdBack, releaseBack } from './back-gesture.ts';
import { createListeners } from '../../listeners.ts';

/** 'area.Name' → props. An area adds its own: `declare module '#platform/web/ui/dialog/dialog-registry.ts' { interface Dialogs { … } }`. */
export interface Dialogs {}

export type DialogName = keyof Dialogs;
type DialogLoader<Props> = () => Promise<ComponentType<Props>>;
type DialogArguments<Name extends DialogName> =
  Partial<Dialogs[Name]> extends Dialogs[Name] ? [props?: Dialogs[Name]] : [props: Dialogs[Name]];

type AnyProps = Record<string, unknown>;
export type OpenDialog = {
  step: number;
  name: string;
  props: AnyProps;
  Component: ComponentType<AnyProps>;
  /** Number of running changes that keep it open. */
  holds: number;
};

/** The code of a dialog, and its download while it is running. */
type Code = { Component: ComponentType<AnyProps>; arriving: Promise<unknown> | null };

/** How long an opened dialog may stay invisible, so that it appears complete instead of a flashing placeholder. */
const patience = 200;

const registered = new Set<string>();
const loaders = new Map<string, DialogLoader<AnyProps>>();
const codes = new Map<string, Code>();
const listeners = createListeners();
let current: OpenDialog | null = null;
let guard: { step: number; ask: () => void } | null = null;
let lastStep = 0;
let leaving: Promise<void> = Promise.resolve();

type AreaOf<Name> = Name extends `${infer Area}.${string}` ? Area : never;

/** All dialogs of one area by name: a missing or undeclared one does not compile. */
type AreaDialogs<Area extends string> = {
  [Name in DialogName as Name extends `${Area}.${infer Own}` ? Own : never]: DialogLoader<Dialogs[Name]>;
};

export function registerDialogs<Area extends AreaOf<DialogName>>(area: Area, dialogs: AreaDialogs<Area>): void {
  if (registered.has(area)) throw new Error(`The dialogs of ${area} are already registered`);
  registered.add(area);
  for (const [name, load] of Object.entries(dialogs)) loaders.set(`${area}.${name}`, load as DialogLoader<AnyProps>);
}

/** An open dialog is replaced: dialogs never stack. */
export function openDialog<Name extends DialogName>(name: Name, ...[props]: DialogArguments<Name>): void {
  if (!current) holdBack(dismissByBack);
  show(name, { ...(props as AnyProps | undefined) });
}

/** Shows the next step of a flow; does nothing if the user has closed the flow. */
export function replaceDialog<Name extends DialogName>(name: Name, ...[props]: DialogArguments<Name>): void {
  if (current) show(name, { ...(props as AnyProps | undefined) });
}

/** Navigate only after it resolves, when the browser's history is restored. */
export async function closeDialog(): Promise<void> {
  if (current) {
    forget();
    leaving = releaseBack();
  }
  await leaving;
}

/** Closes the dialog for the user, unless a change started from it is running. */
export async function dismissDialog(): Promise<void> {
  if (canDismiss()) await closeDialog();
}

/** Calls `ask` instead of dismissing the open dialog, until the returned function is called. closeDialog ignores it. */
export function guardDialog(ask: () => void): () => void {
  const own = { step: current?.step ?? 0, ask };
  guard = own;
  return () => {
    if (guard === own) guard = null;
  };
}

/** False once the guarded dialog is closed or replaced, even while it is still rendered. */
export function isDialogGuarded(): boolean {
  return guard !== null && guard.step === current?.step;
}

/** Keeps the open dialog from being dismissed until the returned function is called. Does not affect later dialogs. */
export function holdDialog(): () => void {
  const step = current?.step;
  const change = (by: 1 | -1) => {
    if (!current || current.step !== step) return;
    current = { ...current, holds: current.holds + by };
    listeners.notify();
  };
  change(1);
  return () => change(-1);
}

export function isDialogHeld(): boolean {
  return (current?.holds ?? 0) > 0;
}

/** Downloads the code of a dialog that is likely to open next. */
export function preloadDialog(name: DialogName): void {
  codeOf(name);
}

/** Retries the failed download of a dialog. */
export function reloadDialog({ name, props }: OpenDialog): void {
  codes.delete(name);
  show(name, props);
}

export function currentDialog(): OpenDialog | null {
  return current;
}

export const onDialogChange = listeners.add;

function show(name: string, props: AnyProps): void {
  lastStep += 1;
  const { Component, arriving } = codeOf(name);
  current = { step: lastStep, name, props, Component, holds: 0 };
  if (arriving) void Promise.race([arriving, afterPatience()]).then(drawArrived);
  else listeners.notify();
}

/** Renders downloaded code; otherwise shows the placeholder. */
function drawArrived(): void {
  if (current) current = { ...current, Component: codeOf(current.name).Component };
  listeners.notify();
}

/** The download starts here, not when React first renders the component. */
function codeOf(name: string): Code {
  const known = codes.get(name);
  if (known) return known;
  const load = loaders.get(name);
  if (!load) throw new Error(`No dialog is registered under the name ${name}`);
  const loading = load();
  const arriving = loading.then(
    (Component) => void codes.set(name, { Component, arriving: null }),
    () => undefined,
  );
  const code = { Component: lazy(async () => ({ default: await loading })), arriving };
  codes.set(name, code);
  return code;
}

function afterPatience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
}

function canDismiss(): boolean {
  if (isDialogHeld()) return false;
  if (!isDialogGuarded()) return true;
  guard?.ask();
  return false;
}

function dismissByBack(): boolean {
  if (!canDismiss()) return false;
  forget();
  return true;
}

function forget(): void {
  current = null;
  listeners.notify();
}
