import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { esigningStatusKey } from '#platform/web/api/query-keys.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { esigningBg } from '../texts/bg.ts';
import { Verdict } from '../verification/web/check-screen.tsx';
import { ConfirmStep } from '../activation/web/confirm-step.tsx';
import { EvidenceCard, EvidencePanel } from '../verification/web/evidence-panel.tsx';
import { registerEsigningDialogs } from './dialogs.ts';
import { SignFirstDocument } from '../signing/web/dialogs/sign-first-document.tsx';
import { HandleSignDocumentDialog } from '../signing/web/dialogs/handle-sign-document-dialog.tsx';
import { NumberStep } from '../activation/web/number-step.tsx';
import { DocumentReader } from '../signing/web/reader/document-reader.tsx';
import { annex, checkOf, evidence, off, policy, wholeFile } from './stories/sample.ts';

registerEsigningDialogs();

afterEach(async () => {
  cleanup();
  await closeDialog();
});

const messages = { errors: errorsBg, shell: shellBg, 'e-signing': esigningBg };

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function draw(part: ReactNode, api: Partial<Record<keyof ApiClient, unknown>> = {}, client = newClient()) {
  return drawWithApi(part, { api: { call: vi.fn(), ...api }, texts: messages, client });
}

describe('the number step', () => {
  it.each(['', '123', '+1 555 123'])(
    'does not send "%s", and shows an error [ES-028, ES-029, ES-030]',
    async (typed) => {
      const call = vi.fn();
      draw(<NumberStep status={off} first={typed} onSent={vi.fn()} />, { call });
      await userEvent.click(screen.getByRole('button', { name: 'Продължи' }));
      expect(screen.getByText('Неправилен номер!')).toBeTruthy();
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('continues only after the code was sent [ES-022, ES-038]', async () => {
    const onSent = vi.fn();
    const refused = new ApiError('EC_Service_Not_Associated_With_Pid', 403, '', {});
    const call = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined);
    draw(<NumberStep status={off} first="0888 100 101" onSent={onSent} />, { call });
    await userEvent.click(screen.getByRole('button', { name: 'Продължи' }));
    expect(await screen.findByText('Номерът не принадлежи на титуляря.')).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Продължи' }));
    expect(onSent).toHaveBeenCalledWith('359888100101');
    expect(call.mock.lastCall).toMatchObject([
      { name: 'requestEsigning', method: 'POST' },
      { body: { msisdn: '359888100101', pid: off.pid } },
    ]);
  });
});

it.each([
  ['the number step', 'Продължи', <NumberStep key="step" status={off} first="0888 100 101" onSent={vi.fn()} />],
  [
    'the signing of a first document',
    esigningBg.send_code,
    <Dialog.Root key="dialog" open>
      <SignFirstDocument document={annex} status={off} title="" text="" />
    </Dialog.Root>,
  ],
])('%s says that signing was switched on meanwhile, and reads the status again', async (_what, button, part) => {
  const client = newClient();
  client.setQueryData(esigningStatusKey, [off]);
  draw(part, { call: vi.fn().mockRejectedValue(new ApiError('EC_Already_Active', 409, '')) }, client);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(esigningBg.on_meanwhile)).toBeTruthy();
  expect(client.getQueryState(esigningStatusKey)?.isInvalidated).toBe(true);
});

describe('the code step', () => {
  const step = (call = vi.fn()) => {
    draw(<ConfirmStep pid={off.pid} msisdn="359888100101" onBack={vi.fn()} onConfirmed={vi.fn()} />, { call });
    return call;
  };

  it('does not send fewer than six digits, and shows an error [ES-031, ES-032]', async () => {
    const call = step();
    await userEvent.type(screen.getByLabelText('Код от SMS'), '12345');
    await userEvent.click(screen.getByRole('button', { name: 'Активирай' }));
    expect(screen.getByText('Кодът е от 6 цифри.')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  it('sends the sixth digit automatically, with the number and the pid [ES-039]', async () => {
    const call = step(vi.fn().mockResolvedValue(undefined));
    await userEvent.type(screen.getByLabelText('Код от SMS'), '123456');
    expect(call.mock.lastCall).toMatchObject([
      { name: 'confirmEsigning' },
      { body: { code: '123456', msisdn: '359888100101', pid: off.pid } },
    ]);
  });
});

describe('the signing code', () => {
  const open = (documents = [annex]) => {
    const call = vi.fn().mockResolvedValue(undefined);
    draw(
      <Dialog.Root open>
        <HandleSignDocumentDialog documents={documents} status={off} msisdn="359888100101" />
      </Dialog.Root>,
      { call },
    );
    return call;
  };

  it('lists every document that it signs', () => {
    open([annex, policy]);
    expect(screen.getByText(annex.name)).toBeTruthy();
    expect(screen.getByText(policy.name)).toBeTruthy();
  });

  it('with fewer than six digits is not sent, and an error is shown', async () => {
    const call = open();
    await userEvent.type(screen.getByLabelText('Код от SMS'), '12345');
    await userEvent.click(screen.getByRole('button', { name: esigningBg.sign_do }));
    expect(screen.getByText('Кодът е от 6 цифри.')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['one document', [annex], errorsBg.EC_DOCUMENT_ALREADY_SIGNED],
    ['several documents', [annex, policy], esigningBg.stale_several],
  ])(
    'for %s, signed in another tab, is not asked for again: the dialog only closes',
    async (_what, documents, text) => {
      const call = open(documents);
      call.mockRejectedValue(new ApiError('EC_Document_Already_Signed', 409, ''));
      await userEvent.type(screen.getByLabelText('Код от SMS'), '123456');
      await userEvent.click(screen.getByRole('button', { name: esigningBg.sign_do }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole('heading').textContent).toBe(esigningBg.stale_title);
      expect(screen.queryByRole('button', { name: esigningBg.sign_do })).toBeNull();
      expect(screen.getByRole('button', { name: esigningBg.ok })).toBeTruthy();
    },
  );

  it('signs only by the button, not by its sixth digit', async () => {
    const call = open();
    await userEvent.type(screen.getByLabelText('Код от SMS'), '123456');
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: esigningBg.sign_do }));
    expect(call.mock.calls).toMatchObject([
      [{ name: 'signDocument' }, { body: { confirmation_code: '123456', document_id: annex.document_id } }],
    ]);
  });
});

it('a document without a file is not an error: nothing pops up [ES-046]', async () => {
  const download = vi.fn().mockRejectedValue(new ApiError('EC_ESign_Document_Id_Missing', 404, '', {}));
  draw(<DocumentReader document={annex} />, { download });
  expect(await screen.findByText('Файлът още се подготвя')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the evidence', () => {
  it('states that nothing changed, or clearly that something did', () => {
    draw(<EvidenceCard evidence={evidence} document={policy} />);
    expect(screen.getByText('Не, съвпада')).toBeTruthy();
    cleanup();
    draw(<EvidenceCard evidence={{ ...evidence, is_whole: false }} document={policy} />);
    expect(screen.getByText(/не е такъв, какъвто го подписа/)).toBeTruthy();
  });

  it('omits events without a record', () => {
    draw(<EvidenceCard evidence={{ ...evidence, read_at: null }} document={policy} />);
    expect(screen.queryByText('Прочетен до края')).toBeNull();
  });
});

it.each([
  ['whole', 'Наш е и е цял'],
  ['unrecorded', 'Печатът е наш и е цял, но нямаме запис'],
  ['altered', 'Наш е, но е променян'],
  ['not-ours', 'Печатът не е наш'],
  ['no-seal', 'Няма наш печат'],
] as const)('a file that is %s is reported so', (verdict, words) => {
  draw(<Verdict name="a.pdf" found={checkOf(verdict)} />);
  expect(screen.getByRole('heading', { name: words })).toBeTruthy();
});

it.each([
  ['B-B', /няма печат за време/],
  ['B-T', /Данните за отменени сертификати са непълни/],
  ['B-LTA', /съдържа всичко нужно за по-късна проверка/],
] as const)('a file of level %s states until when it can be verified, and why', (level, words) => {
  draw(<Verdict name="a.pdf" found={{ ...wholeFile, level }} />);
  expect(screen.getByText(`Печат от ниво ${level}`)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Може да се провери до 12.11.2036')).toBeTruthy();
});

it('a document that is being sealed says so, and that its signature counts', () => {
  draw(<EvidencePanel document={{ ...policy, is_sealed: false, is_being_sealed: true }} />);
  expect(screen.getByText('Файлът се запечатва.')).toBeTruthy();
});

it('a declined document states the day and the reason', () => {
  const declined = { status: 'Declined', declined_at: '2026-11-15T16:43:36Z', decline_reason: 'price' } as const;
  draw(<EvidencePanel document={{ ...annex, ...declined }} />);
  expect(screen.getByText(/^На 15.11.2026. Причина: Цената не ме устройва/)).toBeTruthy();
});

it('several documents with one code: those that were not opened are named', () => {
  draw(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <HandleSignDocumentDialog
            documents={[annex, { ...policy, is_opened: true }]}
            status={off}
            msisdn="359888100101"
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
  );
  expect(screen.getAllByText('Още не е отворен. Доказателството ще го казва.')).toHaveLength(1);
});
