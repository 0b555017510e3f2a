// The script of the page (build/bundle-script.ts).

import { showEarlyTitle, type TitleFacts } from '#platform/web/early-title.ts';
import { boardTitle } from './board-title.ts';

export const run = (facts: TitleFacts) => void showEarlyTitle(facts, boardTitle);
