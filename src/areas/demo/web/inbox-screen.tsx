import { useQuery } from '@tanstack/react-query';
import { localeOf } from '#platform/languages.ts';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { smsIcon } from '#platform/web/art/icons/services.ts';
import { bellIcon } from '#platform/web/art/icons/shell.ts';
import { mailIcon } from '#platform/web/art/icons/actions.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { demoInbox } from '../contract.ts';
import { registerDemoDialogs } from './dialogs.ts';
import { ClockPanel } from './clock-panel.tsx';
import { LinePanel } from './line-panel.tsx';
import { ResetPanel } from './reset-panel.tsx';
import { inboxKey } from './queries.ts';

registerDemoDialogs();

const iconOf = { sms: smsIcon, email: mailIcon, push: bellIcon };

const timeOf = (moment: string) => new Date(moment).toLocaleTimeString(localeOf('bg'), { timeZone: 'Europe/Sofia' });

/** The sent messages, the clock and the reset; only in the demo. */
export function InboxScreen() {
  const t = useTranslations('demo');
  const { to = '' } = useSearch({ strict: false }) as { to?: string };
  useDocumentTitle(t('page'));
  return (
    <>
      <PageTitle title={t('title')} text={t('text')} />
      <form method="get" className="grid items-end gap-3 md:grid-cols-[1fr_auto]">
        <TextField name="to" label={t('to')} help={t('to_help')} defaultValue={to} autoComplete="off" />
        <Button type="submit" className="md:mb-7">
          {t('show')}
        </Button>
      </form>
      <Messages to={to} />
      <div className="grid gap-5 md:grid-cols-2">
        <ClockPanel />
        <ResetPanel />
        <LinePanel />
      </div>
    </>
  );
}

function Messages({ to }: { to: string }) {
  const t = useTranslations('demo');
  const api = useApi();
  const { data: messages = [] } = useQuery({
    queryKey: inboxKey(to),
    queryFn: ({ signal }) => api.call(demoInbox, { query: to ? { to } : {}, signal }),
    refetchInterval: 2000,
  });
  if (messages.length === 0) return <EmptyState title={t('empty_title')} text={t('empty_text')} />;
  return (
    <ul className="grid gap-3">
      {messages.map((message) => (
        <Card as="li" key={`${message.sent_at} ${message.to} ${message.text}`} className="grid gap-2 wrap-anywhere">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <Badge shape={iconOf[message.channel]}>
              {t(message.channel)}
              {message.channel !== 'push' && ` · ${message.to}`}
            </Badge>
            <time className="text-xs text-ink-quiet" dateTime={message.sent_at}>
              {timeOf(message.sent_at)}
            </time>
          </p>
          {message.held_until && <p>{t('held', { time: timeOf(message.held_until) })}</p>}
          {message.subject && <b>{message.subject}</b>}
          <p className="whitespace-pre-line">{message.text}</p>
          {message.attachment && <p className="text-s">{t('attachment', { name: message.attachment })}</p>}
          {message.code && <p className="text-xl font-black">{t('code', { code: message.code })}</p>}
        </Card>
      ))}
    </ul>
  );
}
