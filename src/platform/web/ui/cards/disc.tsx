import { Icon } from '#platform/web/art/icon.tsx';
import './disc.css';

/** An icon on a rounded square, before a name. */
export function Disc({ shape, tone = 'calm' }: { shape: string; tone?: 'calm' | 'accent' | 'waiting' }) {
  return (
    <span className="disc" data-tone={tone}>
      <Icon shape={shape} />
    </span>
  );
}
