import { useRef, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { signIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, helpIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { checkSeal, type SealCheck } from '../contract.ts';
import { claimsOf } from './check-claims.ts';
import { SealLevel } from './seal-level.tsx';
import { dayOf, timeOf } from '../../web/moments.ts';
import '../../web/e-signing.css';

const mostBytes = 20 * 1024 * 1024;

/** Public: checks whether a file was sealed here and is whole. */
export function CheckScreen() {
  const t = useTranslations('e-signing');
  const [name, setName] = useState('');
  const [found, setFound] = useState<SealCheck | null>(null);
  const { busy, failure, run } = useChange({
    area: 'e-signing',
    textOf: (error) => (error instanceof UnfitFile ? t(error.reason) : null),
  });
  useDocumentTitle(t('check_page'));
  const check = (file: File) => {
    setName(file.name);
    setFound(null);
    void run(async (api) => api.call(checkSeal, { body: await claimsOf(await bytesOf(file)) }), { onDone: setFound });
  };
  return (
    <div className="mx-auto grid w-full max-w-[44rem] gap-6">
      <PageTitle title={t('check_title')} text={t('check_text')} />
      <DropPlace busy={busy} isAgain={found !== null} onFile={check} />
      <output className="grid gap-4">
        {busy && <p>{t('check_working', { name })}</p>}
        {failure && (
          <Notice tone="danger" shape={warnIcon}>
            <b>{t('check_failed')}.</b> {failure}
          </Notice>
        )}
        {found && <Verdict name={name} found={found} />}
      </output>
    </div>
  );
}

function DropPlace({ busy, isAgain, onFile }: { busy: boolean; isAgain: boolean; onFile: (file: File) => void }) {
  const t = useTranslations('e-signing');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className="drop-place"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon shape={signIcon} />
      <p>{t('check_drop')}</p>
      <Button kind={isAgain ? 'soft' : 'primary'} busy={busy} onClick={() => input.current?.click()}>
        {isAgain ? t('check_other') : t('check_choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('check_choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

const looks = {
  whole: ['good', checkIcon],
  unrecorded: ['info', helpIcon],
  altered: ['danger', warnIcon],
  'not-ours': ['info', helpIcon],
  'no-seal': ['info', helpIcon],
} as const;

export function Verdict({ name, found }: { name: string; found: SealCheck }) {
  const { verdict, sealed_at } = found;
  const t = useTranslations('e-signing');
  const [tone, shape] = looks[verdict];
  const text = sealed_at
    ? t('check_whole_text', { name, day: dayOf(sealed_at), time: timeOf(sealed_at) })
    : t(`check_${verdict}_text`, { name });
  return (
    <Card className="verdict" data-tone={tone}>
      <span className="verdict-sign">
        <Icon shape={shape} />
      </span>
      <div>
        <h2 className="text-xl">{t(`check_${verdict}`)}</h2>
        <p className="mt-1 text-ink-quiet">{text}</p>
        {found.level && <SealLevel level={found.level} until={found.verifiable_until} />}
      </div>
    </Card>
  );
}

class UnfitFile extends Error {
  readonly reason: 'check_too_big' | 'check_empty' | 'check_not_pdf';

  constructor(reason: UnfitFile['reason']) {
    super(reason);
    this.reason = reason;
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > mostBytes) throw new UnfitFile('check_too_big');
  if (file.size === 0) throw new UnfitFile('check_empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) throw new UnfitFile('check_not_pdf');
  return bytes;
}

/** By its first bytes, because the file name proves nothing. */
function isPdf(bytes: Uint8Array): boolean {
  return [0x25, 0x50, 0x44, 0x46].every((byte, index) => bytes[index] === byte);
}
