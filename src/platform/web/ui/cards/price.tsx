import { shownPrice, type PriceItem } from '#platform/money.ts';
import type { Language } from '#platform/languages.ts';
import { usePricesToShow } from '../../currency.ts';
import './price.css';

export type PriceProps = {
  /** The price to pay, one item per currency. */
  prices: readonly PriceItem[];
  /** The usual price, struck through. */
  regular?: readonly PriceItem[];
  language: Language;
  texts?: {
    /** Replaces a zero price. */
    free?: string;
    /** Before a maximum price. */
    upTo?: string;
    /** After the price: the billing period. */
    per?: string;
    /** For screen readers, before the struck price. */
    regular?: string;
  };
  /** A leading plus, e.g. for a change of the bill. */
  signed?: boolean;
  big?: boolean;
  align?: 'start' | 'end';
};

const noTexts: NonNullable<PriceProps['texts']> = {};

/** The main currency in bold, the usual price struck through after it, the other currency on a small line below. */
export function Price({
  prices,
  regular,
  language,
  texts = noTexts,
  signed = false,
  big = false,
  align = 'start',
}: PriceProps) {
  const shown = (item: PriceItem) => `${texts.upTo ? `${texts.upTo}\u00a0` : ''}${shownPrice(item, language)}`;
  const toShow = usePricesToShow();
  const [main, ...second] = toShow(prices);
  const [struck, ...struckSecond] = toShow(regular ?? []);
  const others = texts.free ? struckSecond : second;
  return (
    <span className="price" data-big={big || undefined} data-align={align}>
      <b className="price-main" data-free={texts.free ? true : undefined}>
        {texts.free ?? (main && `${signed && main.value > 0 ? '+' : ''}${shown(main)}`)}
        {struck && (
          <s>
            {texts.regular && <span className="sr-only">{texts.regular} </span>}
            {shownPrice(struck, language)}
          </s>
        )}
        {!struck && texts.per && <i>{texts.per}</i>}
      </b>
      {(others.length > 0 || (struck && texts.per)) && (
        <small className="price-other">
          {others.map((item) => (
            <span key={item.currency}>{texts.free ? <s>{shownPrice(item, language)}</s> : shown(item)} </span>
          ))}
          {struck && texts.per}
        </small>
      )}
    </span>
  );
}
