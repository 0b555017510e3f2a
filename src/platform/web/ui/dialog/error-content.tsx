import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { InfoContent, type InfoContentProps } from './info-content.tsx';

type ErrorContentProps = Omit<InfoContentProps, 'scene'> & {
  /** An earlier request is pending, so nothing is broken. */
  isPending?: boolean;
};

/** The content of a dialog about a refused or failed change. */
export function ErrorContent({ isPending = false, ...content }: ErrorContentProps) {
  return <InfoContent {...content} scene={!isPending && <BrokenScene />} />;
}
