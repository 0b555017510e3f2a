import { Icon } from '#platform/web/art/icon.tsx';
import './disc.css';

/** The icon of a thing on a rounded square, before its name. */
export function Disc({ shape, tone = 'calm' }: { shape: string; tone?: 'calm' | 'accent' | 'waiting' }) {
  return (
    <span className="disc" data-tone={tone}>
      <Icon shape={shape} />
    </span>
  );
}
