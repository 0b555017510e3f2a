// A story renders a component in one state, in the language of the gallery's toolbar.
import { useState, type ReactNode } from 'react';
import { inLanguage, languageOf, type Language } from '#platform/languages.ts';

export type BilingualText = (bg: string, en: string) => string;
type StoryContext = { globals: Record<string, unknown> };

export function story(draw: (say: BilingualText, language: Language) => ReactNode) {
  return {
    render(_args: unknown, { globals }: StoryContext) {
      const language: Language = languageOf(globals['language']);
      const say: BilingualText = (bg, en) => inLanguage({ bg, en }, language);
      return draw(say, language);
    },
  };
}

/** A story of a component that needs form state. */
export function statefulStory<State>(
  initial: State,
  draw: (state: State, set: (next: State) => void, say: BilingualText) => ReactNode,
) {
  return story((say) => (
    <Stateful key={say('bg', 'en')} initial={initial} draw={(state, set) => draw(state, set, say)} />
  ));
}

function Stateful<State>({
  initial,
  draw,
}: {
  initial: State;
  draw: (state: State, set: (next: State) => void) => ReactNode;
}) {
  const [state, setState] = useState(initial);
  return draw(state, setState);
}
