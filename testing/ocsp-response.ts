// An OCSP response (RFC 6960) about one or more certificates, as a responder returns it.

import { webcrypto, type KeyObject, type X509Certificate } from 'node:crypto';
import { Enumerated, GeneralizedTime, OctetString, Primitive, Constructed } from 'asn1js';
import {
  BasicOCSPResponse,
  CertID,
  Certificate,
  OCSPResponse,
  ResponseBytes,
  SingleResponse,
  ResponseData,
} from 'pkijs';

type Statement = {
  certificate: X509Certificate;
  issuer: X509Certificate;
  from: Date;
  until: Date;
  status: 'good' | 'revoked' | 'unknown';
};

/** `key` is an EC key on P-256; `certificates` are enclosed. */
type Responder = { key: KeyObject; certificates: readonly X509Certificate[] };

const basicResponse = '1.3.6.1.5.5.7.48.1.1';
const contextClass = 3;

export async function ocspResponse(
  statement: Statement,
  responder: Responder,
  others: readonly Statement[] = [],
): Promise<Uint8Array> {
  const basic = new BasicOCSPResponse({
    tbsResponseData: new ResponseData({
      responderID: parsed(statement.issuer).subject,
      producedAt: statement.from,
      responses: await Promise.all([statement, ...others].map(responseTo)),
    }),
    ...(responder.certificates.length > 0 && { certs: responder.certificates.map(parsed) }),
  });
  await basic.sign(await signingKey(responder.key), 'SHA-256');
  const whole = new OCSPResponse({
    responseStatus: new Enumerated({ value: 0 }),
    responseBytes: new ResponseBytes({
      responseType: basicResponse,
      response: new OctetString({ valueHex: basic.toSchema().toBER() }),
    }),
  });
  return new Uint8Array(whole.toSchema().toBER());
}

async function responseTo({ certificate, issuer, from, until, status }: Statement): Promise<SingleResponse> {
  const certID = new CertID();
  await certID.createForCertificate(parsed(certificate), {
    hashAlgorithm: 'SHA-1',
    issuerCertificate: parsed(issuer),
  });
  const response = new SingleResponse({ certID, thisUpdate: from, nextUpdate: until });
  response.certStatus = statusOf(status, from);
  return response;
}

function statusOf(status: Statement['status'], at: Date): Primitive | Constructed {
  if (status === 'revoked') {
    const value = [new GeneralizedTime({ valueDate: at })];
    return new Constructed({ idBlock: { tagClass: contextClass, tagNumber: 1 }, value });
  }
  return new Primitive({ idBlock: { tagClass: contextClass, tagNumber: status === 'good' ? 0 : 2 } });
}

function signingKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const der = new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }));
  return webcrypto.subtle.importKey('pkcs8', der, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
}

function parsed({ raw }: X509Certificate): Certificate {
  return Certificate.fromBER(new Uint8Array(raw));
}
