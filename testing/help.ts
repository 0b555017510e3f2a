// Files, and questions, for the tests of help.

import { deflateSync, crc32 } from 'node:zlib';
import { apiBase } from '#platform/endpoint.ts';
import type { Browser } from './portal.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A whole PNG; `padding` makes it larger by a chunk that viewers ignore. */
export function png({ width = 1, height = 1, padding = 0 } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(4));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(padding > 0 ? [chunk('teXt', Buffer.alloc(padding, 0x20))] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PDF whose end names the place of its table. */
export function pdf(): Buffer {
  const body = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

export const upload = (who: Browser, name: string, content: Buffer) =>
  who.call('POST', '/help/files', { body: { name, content: content.toString('base64') } });

export async function uploaded(who: Browser, name = 'снимка.png', content = png()): Promise<string> {
  const { status, body } = await upload(who, name, content);
  if (status !== 200) throw new Error(`${apiBase}/help/files answered ${status}`);
  return (body as { file_id: string }).file_id;
}

type AskOptions = { subject?: { kind: string; id: string }; text?: string; files?: string[] };

export const ask = (who: Browser, { subject = line, text = 'Защо?', files = [] }: AskOptions = {}) =>
  who.call('POST', '/help/questions', { body: { subject, text, files } });

/** A line of Maria's last bill. */
export const line = { kind: 'bill-line', id: 'M1000101-01/9' };

export async function asked(who: Browser, options: AskOptions = {}): Promise<string> {
  const { status, body } = await ask(who, options);
  if (status !== 200) throw new Error(`The question was answered with ${status}: ${JSON.stringify(body)}`);
  return (body as { question_id: string }).question_id;
}
