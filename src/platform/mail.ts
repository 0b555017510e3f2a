// The template of all e-mails: the same content as HTML and plain text.

import { currentBrand } from './current-brand.ts';
import type { Language } from './languages.ts';
import { renderText, type TextValues } from './texts/render-text.ts';
import type { Catalogue } from './texts/texts.ts';

type MailLink = { text: string; link: string };

export type MailContent = {
  subject: string;
  paragraphs: readonly string[];
  /** Shown large, for typing. */
  code?: string;
  /** The actions for the user, the most likely first. */
  actions?: readonly MailLink[];
  /** The validity of links and codes, and what to do if somebody else caused the e-mail. */
  note?: string;
};

export type Mail = { subject: string; body: string; html: string };

/**
 * The texts of an e-mail have the keys subject, text (paragraphs between blank lines), action and note below its name. Its
 * value `code` is shown large, and its value `link` is the address of the action.
 */
export function mailContent(language: Language, texts: Catalogue, name: string, values: TextValues): MailContent {
  const part = (key: string) => {
    const text = texts[`${name}.${key}`];
    return text === undefined ? undefined : renderText(language, text, values);
  };
  const [action, note, code] = [part('action'), part('note'), values['code']];
  return {
    subject: part('subject') ?? '',
    paragraphs: (part('text') ?? '').split('\n\n'),
    ...(code !== undefined && { code: String(code) }),
    ...(action !== undefined && { actions: [{ text: action, link: String(values['link']) }] }),
    ...(note !== undefined && { note }),
  };
}

/** One content in several languages; they share the code and the link. */
export function joinContents(contents: readonly MailContent[]): MailContent {
  const [{ actions, ...first } = { subject: '', paragraphs: [] }] = contents;
  const joined = (part: (content: MailContent) => string | undefined) => contents.map(part).join(' / ');
  const action = actions?.[0] && { link: actions[0].link, text: joined((each) => each.actions?.[0]?.text) };
  return {
    ...first,
    subject: joined(({ subject }) => subject),
    paragraphs: contents.flatMap(({ paragraphs }) => paragraphs),
    ...(action && { actions: [action] }),
    ...(first.note !== undefined && { note: joined(({ note }) => note) }),
  };
}

export function layOutMail(language: Language, texts: Catalogue, content: MailContent): Mail {
  const part = (key: string) => renderText(language, texts[`mail.frame.${key}`] ?? '');
  const frame = { hello: part('hello'), code: part('code'), foot: part('foot') };
  return { subject: content.subject, body: textOf(frame, content), html: htmlOf(language, frame, content) };
}

type MailFrame = { hello: string; code: string; foot: string };

function textOf(frame: MailFrame, { paragraphs, code, actions = [], note }: MailContent): string {
  return [
    frame.hello,
    ...paragraphs,
    ...(code ? [`${frame.code}: ${code}`] : []),
    ...actions.map(({ text, link }) => `${text}:\n${link}`),
    ...(note ? [note] : []),
  ].join('\n\n');
}

function htmlOf(
  language: Language,
  { hello, foot }: MailFrame,
  { subject, paragraphs, code, actions = [], note }: MailContent,
): string {
  const { wordmark, mail: look } = currentBrand();
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${look.page};color:${look.ink};font-family:${look.font}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.page}">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-size:22px;font-weight:800;letter-spacing:-0.02em;color:${look.accent}">${escaped(wordmark)}</td></tr>
<tr><td style="padding:32px 28px;background:${look.surface};border:1px solid ${look.line};border-radius:${look.radius.sheet}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;letter-spacing:-0.02em">${escaped(subject)}</h1>
${[hello, ...paragraphs].map(paragraph).join('\n')}
${code ? codeBlock(code) : ''}
${actions.map(button).join('\n')}
${note ? `<p style="margin:24px 0 0;font-size:14px;line-height:1.5;color:${look.quiet}">${escaped(note)}</p>` : ''}
</td></tr>
<tr><td style="padding:16px 8px 0;font-size:13px;line-height:1.5;color:${look.quiet}">${escaped(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 14px;font-size:16px;line-height:1.5">${escaped(text)}</p>`;
}

function codeBlock(code: string): string {
  const look = currentBrand().mail;
  return `<p style="margin:20px 0;padding:16px;border-radius:${look.radius.code};background:${look.fill};font-size:30px;font-weight:800;letter-spacing:0.14em;text-align:center">${escaped(code)}</p>`;
}

/** The link is also shown below its button: some programs show no button, and users want to see where it leads. */
function button({ text, link }: MailLink, place: number): string {
  const look = currentBrand().mail;
  const colours =
    place === 0 ? `background:${look.accent};color:${look.onAccent}` : `background:${look.fill};color:${look.ink}`;
  const address = escaped(link);
  return `<p style="margin:20px 0 0"><a href="${address}" style="display:inline-block;padding:14px 26px;border-radius:${look.radius.button};font-size:16px;font-weight:700;text-decoration:none;${colours}">${escaped(text)}</a></p>
<p style="margin:8px 0 0;font-size:12px;line-height:1.4;word-break:break-all"><a href="${address}" style="color:${look.quiet}">${address}</a></p>`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
