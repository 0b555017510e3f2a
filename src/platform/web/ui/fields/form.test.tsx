import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Sample() {
  const [wasTried, setTried] = useState(false);
  const [city, setCity] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      <TextField label="Name" defaultValue="Ana" />
      <TextField
        label="City"
        value={city}
        onChange={(event) => setCity(event.target.value)}
        error={wasTried && city === '' && 'missing'}
      />
      <TextField label="Street" error={wasTried && 'missing'} />
      <button type="submit">Save</button>
    </Form>
  );
}

it('submitting an invalid form focuses the first invalid field', async () => {
  const person = userEvent.setup();
  render(<Sample />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
  await person.keyboard('Sofia{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Street' }));
});

function Refused() {
  const [refusal, setRefusal] = useState<string>();
  return (
    <>
      <Form onSubmit={(event) => event.preventDefault()}>
        <TextField label="Password" error={refusal} />
        <TextField label="Note" />
        <button type="submit">Save</button>
      </Form>
      <button type="button" onClick={() => setRefusal('wrong')}>
        the server answers
      </button>
    </>
  );
}

it.each([
  ['focuses the field that the server refuses later', [], 'Password'],
  ['leaves the focus with a user who went on', ['Note'], 'Note'],
] as const)('a submitted form %s', async (_what, visited, focused) => {
  const person = userEvent.setup();
  render(<Refused />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  for (const name of visited) await person.click(screen.getByRole('textbox', { name }));
  fireEvent.click(screen.getByText('the server answers'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: focused }));
});
