// Time-stamp authorities over HTTP (RFC 3161), tried in order until one returns a valid token.

import { randomBytes, type X509Certificate } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import { requestOutside } from '#platform/server/partners/outbound-http.ts';
import type { Log } from '#platform/server/logging.ts';
import { bytesOf } from '../sealed-pdf/cms.ts';
import { httpRevocation } from './revocation.ts';
import { StampUnavailable, type TimeStampAuthority } from './time-stamp-authority.ts';
import { readTimeStamp } from './time-stamp-token.ts';
import { isTrustedBy } from './trusted-chain.ts';

export type TimeStampSettings = {
  urls: readonly string[];
  /** Certificates of authorities or their issuers; empty accepts every authority at the addresses. */
  trusted: readonly X509Certificate[];
};

const timeoutMs = 10_000;
const mostBytes = 64 * 1024;
const sha256 = '2.16.840.1.101.3.4.2.1';
const granted = new Set([0, 1]);

export function httpAuthority({ urls, trusted }: TimeStampSettings, log: Log): TimeStampAuthority {
  return {
    async stamp(hash) {
      for (const url of urls) {
        try {
          return await requestStamp(url, hash, trusted);
        } catch (error) {
          log.warn({ err: error, host: new URL(url).host }, 'a time-stamp authority failed');
        }
      }
      throw new StampUnavailable('no time-stamp authority returned a valid time stamp');
    },
    revocation: httpRevocation(log),
  };
}

async function requestStamp(url: string, hash: Uint8Array, trusted: readonly X509Certificate[]): Promise<Uint8Array> {
  // Positive, because its first bit is zero.
  const nonce = Buffer.from([1, ...randomBytes(15)]);
  const answer = await requestOutside(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: requestFor(hash, nonce),
    timeoutMs,
    mostBytes,
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const reply = TimeStampResp.fromBER(await answer.arrayBuffer());
  if (!granted.has(reply.status.status) || !reply.timeStampToken) {
    throw new Error(`the request was not granted: ${reply.status.status}`);
  }
  const token = new Uint8Array(reply.timeStampToken.toSchema().toBER());
  const stamp = readTimeStamp(token, hash);
  if (!stamp || stamp.nonce !== nonce.toString('hex')) throw new Error('the token is not a valid one for the request');
  const isTrusted = trusted.length === 0 || isTrustedBy(trusted, stamp.certificate, stamp.certificates);
  if (!isTrusted) throw new Error('the authority is not in TIMESTAMP_CERTIFICATES');
  return token;
}

function requestFor(hash: Uint8Array, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new OctetString({ valueHex: bytesOf(hash) }),
    }),
    nonce: new Integer({ valueHex: bytesOf(nonce) }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}
