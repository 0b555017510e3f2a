// The messages of the platform and the areas.

import { platformMessages } from '#platform/messages.ts';
import type { MessageCatalogue } from '#platform/texts/messages.ts';
import { areas } from './areas.ts';

export const messages: readonly MessageCatalogue[] = [platformMessages, ...areas.flatMap((area) => area.messages)];
