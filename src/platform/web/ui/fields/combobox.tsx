import { useId, useRef, useState, type ReactNode } from 'react';
import { Combobox as Base } from '@base-ui/react/combobox';
import { Icon } from '#platform/web/art/icon.tsx';
import { searchIcon } from '#platform/web/art/icons/shell.ts';
import { Field, fieldControl, type FieldTexts } from './field.tsx';
import { MatchedText } from './matched-text.tsx';
import './combobox.css';

export type ComboboxOption = {
  value: string;
  text: string;
  note?: string;
  aside?: string;
};

export type ComboboxProps<Option extends ComboboxOption> = FieldTexts & {
  /** The current options. The caller filters them by the query, on the server or here. */
  options: readonly Option[];
  value: Option | null;
  onValueChange: (option: Option | null) => void;
  /** Called when the user types, not for the text of a chosen option. */
  onQueryChange: (query: string) => void;
  /** Told when typed text is replaced: by a chosen option, or because the list closed without a choice. */
  onQueryEnd?: () => void;
  /** Told when the list closes without a choice, and none was made before. The typed text then stays. */
  onUnchosen?: (typed: string) => void;
  /** Shown in the list instead of options: none found, still searching, type more. */
  listNote?: ReactNode;
  texts: {
    /** Closes the list, for touch users with a screen reader. */
    close: string;
  };
  /** Before the text of an option, e.g. a flag. */
  pictureOf?: (option: Option) => ReactNode;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
};

/** A field with suggestions; the list is at most 256 px high and underlines matches. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, help, error, mark, options, value, onValueChange, onQueryChange, listNote } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  // Clearing the field reports the typed text and the end of the choice before the next render.
  const typed = useRef('');
  return (
    <Base.Root<Option>
      items={options}
      filter={null}
      value={value}
      disabled={props.disabled ?? false}
      name={props.name}
      autoHighlight
      itemToStringLabel={(option) => option.text}
      itemToStringValue={(option) => option.value}
      isItemEqualToValue={(one, other) => one.value === other.value}
      onValueChange={onValueChange}
      onInputValueChange={(text, change) => {
        if (change.reason === 'input-change') {
          typed.current = text;
          setQuery(text);
          onQueryChange(text);
        } else if (text === '' && typed.current !== '' && props.onUnchosen) {
          change.cancel();
          props.onUnchosen(typed.current);
        } else props.onQueryEnd?.();
      }}
    >
      <Field id={id} label={label} help={help} error={error} mark={mark}>
        <Base.InputGroup className="field-box">
          <Icon shape={searchIcon} />
          <Base.Input
            {...fieldControl(id, { help, error })}
            className="field-control"
            placeholder={props.placeholder}
            spellCheck={false}
          />
        </Base.InputGroup>
      </Field>
      <Base.Portal>
        <Base.Positioner className="combobox-place" sideOffset={6}>
          <Base.Popup
            className="combobox-popup"
            ref={(popup) => {
              if (popup) nameCloseButtons(props.texts.close);
            }}
          >
            <Base.Status className="combobox-note">{listNote}</Base.Status>
            <Base.List className="combobox-list" aria-label={typeof label === 'string' ? label : undefined}>
              {(option: Option) => (
                <Base.Item key={option.value} value={option} className="combobox-option">
                  {props.pictureOf?.(option)}
                  <span className="min-w-0 flex-1">
                    <b>
                      <MatchedText text={option.text} query={query} />
                    </b>
                    {option.note && <small>{option.note}</small>}
                  </span>
                  {option.aside && <span className="combobox-aside">{option.aside}</span>}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Base UI gives its hidden close buttons a fixed English name. */
function nameCloseButtons(name: string): void {
  for (const button of document.querySelectorAll('span[role="button"][aria-label="Dismiss"]')) {
    button.setAttribute('aria-label', name);
  }
}
