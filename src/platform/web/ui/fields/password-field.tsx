import { useState } from 'react';
import { eyeIcon, eyeOffIcon } from '#platform/web/art/icons/shell.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'shape'> & {
  texts: { show: string; hide: string };
};

export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize={shown ? 'none' : undefined}
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? texts.hide : texts.show}
          shape={shown ? eyeOffIcon : eyeIcon}
          disabled={field.disabled ?? false}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
