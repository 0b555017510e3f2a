// A time-stamp authority over HTTP for tests: correct by default, with faults on request.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ContentInfo, PKIStatusInfo, TimeStampReq, TimeStampResp } from 'pkijs';
import { bytesOf, makeCms } from '#areas/e-signing/server/sealed-pdf/cms.ts';
import { pemKey } from '#areas/e-signing/server/sealing-key/pem-key.ts';
import { sha256 } from '#areas/e-signing/server/sealing-key/sealing-key.ts';
import { timeStampInfo, type AuthorityKeys } from '#areas/e-signing/server/time-stamp/embedded-authority.ts';

export type StampFault = 'status 500' | 'refused' | 'other hash' | 'no nonce' | 'not a token' | null;

export type TimeStampServer = { url: string; asked: number; fault: StampFault; close(): Promise<void> };

export async function startTimeStampServer(keys: AuthorityKeys): Promise<TimeStampServer> {
  const certificates = [new X509Certificate(keys.certificate), new X509Certificate(keys.root)];
  const key = pemKey(createPrivateKey(keys.key));
  const answer = async (sent: Buffer): Promise<Buffer> => {
    const { messageImprint, nonce } = TimeStampReq.fromBER(bytesOf(sent));
    const hash = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
    if (authority.fault === 'other hash') hash[0] = hash[0]! ^ 1;
    const info = timeStampInfo({ hash, at: new Date(), nonce: authority.fault === 'no nonce' ? null : nonce! });
    const token = await makeCms({ certificates, key }, sha256(info), {
      type: '1.2.840.113549.1.9.16.1.4',
      bytes: info,
    });
    const isRefused = authority.fault === 'refused';
    const response = new TimeStampResp({
      status: new PKIStatusInfo({ status: isRefused ? 2 : 0 }),
      ...(!isRefused && { timeStampToken: ContentInfo.fromBER(bytesOf(token)) }),
    });
    return Buffer.from(response.toSchema().toBER());
  };
  const server = createServer((request, response) => {
    authority.asked += 1;
    void buffer(request)
      .then(async (sent) => {
        const body = authority.fault === 'not a token' ? Buffer.from('hello') : await answer(sent);
        return response.writeHead(authority.fault === 'status 500' ? 500 : 200).end(body);
      })
      .catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const authority: TimeStampServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: 0,
    fault: null,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return authority;
}
