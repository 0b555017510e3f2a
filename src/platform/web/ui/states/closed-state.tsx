import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon, keyIcon, lockIcon } from '#platform/web/art/icons/shell.ts';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { Avatar } from '../cards/avatar.tsx';
import { StateActions, StateCard, type StateTexts } from './state-card.tsx';

export type ClosedStateProps = StateTexts & {
  /** The person who can give access. */
  holder: { name: string; role: string };
  may?: readonly string[];
  mayNot?: readonly string[];
  action?: ReactNode;
};

const none: readonly string[] = [];

/** No permission: the reason, who can give access, and what the user may still do. */
export function ClosedState({ holder, may = none, mayNot = none, action, ...words }: ClosedStateProps) {
  return (
    <StateCard {...words} scene={<GateScene />}>
      <div className="state-holder">
        <Avatar tone="waiting">
          <Icon shape={keyIcon} size="s" />
        </Avatar>
        <span>
          <b>{holder.name}</b>
          <small>{holder.role}</small>
        </span>
      </div>
      {may.length + mayNot.length > 0 && (
        <ul className="state-rights">
          {may.map((text) => (
            <li key={text} data-may>
              <Icon shape={checkIcon} size="s" />
              {text}
            </li>
          ))}
          {mayNot.map((text) => (
            <li key={text}>
              <Icon shape={lockIcon} size="s" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {action && <StateActions>{action}</StateActions>}
    </StateCard>
  );
}
