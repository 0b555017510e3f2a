import { useConfiguration } from '#platform/web/configuration.ts';
import { imageOf } from '../configured-look.ts';
import { defaultPicture, type PicturedExtra } from './default-pictures.tsx';

/** The configured picture of the operator, else the default of the extra. */
export function ExtraPicture({ extra }: { extra: PicturedExtra }) {
  const { brand } = useConfiguration();
  const configured = imageOf(brand, extra.code, extra.group_type);
  if (configured) return <img src={configured} alt="" width={96} height={96} loading="lazy" />;
  return defaultPicture(extra);
}
