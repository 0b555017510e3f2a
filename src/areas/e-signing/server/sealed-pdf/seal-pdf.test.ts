import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtInReader } from '#testing/built-in-texts.ts';
import { describeWithPrograms, inTemporaryFolder, pdfsigReport, succeeds } from '#testing/external-program.ts';
import { pdfText } from '#testing/pdf-info.ts';
import { sampleCheckUrl, sampleFacts, sealedSample, sealNamed } from '#testing/sealed-sample.ts';
import { esigningMessages } from '../../messages.ts';
import { sealedParts } from '../../sealed-parts.ts';
import { KeyUnavailable } from '../sealing-key/sealing-key.ts';
import { sealOfFile } from './check-seal.ts';
import { checkCms, makeCms } from './cms.ts';
import { evidencePage, howItWasSigned } from './evidence-page.ts';
import { dictionaryOf } from './pdf-update.ts';

const text = builtInReader(esigningMessages, 'bg');
const seal = sealNamed('Operator seal');

let original: Buffer;
let sealed: Buffer;
beforeAll(async () => {
  ({ original, sealed } = await sealedSample(seal));
});

function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);
}

describe('a sealed file', () => {
  it('begins with exactly the signed bytes', () => {
    expect(sealed.subarray(0, original.length).equals(original)).toBe(true);
  });

  it('has one more page, tagged like the others', async () => {
    const [before, after] = [await PDF.load(original), await PDF.load(sealed)];
    expect(after.getPageCount()).toBe(before.getPageCount() + 1);
    const next = (file: PDF) => {
      const tags = dictionaryOf(file, file.getCatalog(), 'StructTreeRoot');
      return tags?.getNumber('ParentTreeNextKey')?.value;
    };
    expect(next(after)).toBe(next(before)! + 1);
    const added = after.getPage(after.getPageCount() - 1)!;
    expect(added.dict.getNumber('StructParents')?.value).toBe(next(before));
  });

  it('has a PAdES seal over everything except itself', () => {
    expect(sealed.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(sealOfFile(seal, sealed)).toEqual({ isOurs: true, isGood: true });
  });

  it('sealed by somebody else is not ours, whatever name the certificate has', () => {
    expect(sealOfFile(sealNamed('Operator seal'), sealed)).toEqual({ isOurs: false, isGood: false });
  });

  it('stays ours after the certificate changes', () => {
    expect(sealOfFile({ ...sealNamed('Next'), others: seal.certificates }, sealed)).toEqual({
      isOurs: true,
      isGood: true,
    });
  });

  it('with anything appended is ours and altered', () => {
    expect(sealOfFile(seal, Buffer.concat([sealed, Buffer.from('\n')]))).toEqual({ isOurs: true, isGood: false });
  });

  it('with any changed byte that the seal covers fails the seal check', () => {
    const { content } = sealedParts(sealed)!;
    const [before, sealLength] = [content[0].length, sealed.length - content[0].length - content[1].length];
    fc.assert(
      fc.property(fc.nat(sealed.length - sealLength - 1), fc.integer({ min: 1, max: 255 }), (nth, flip) => {
        const place = nth < before ? nth : nth + sealLength;
        const changed = Buffer.from(sealed);
        changed[place] = changed[place]! ^ flip;
        expect(sealOfFile(seal, changed)?.isGood ?? false).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it(
    'is detected as altered at every byte around the seal, and at every 499th of the pages',
    { tags: 'thousands' },
    () => {
      const { content } = sealedParts(sealed)!;
      const opening = content[0].length;
      const closing = sealed.length - content[1].length;
      const dictionary = sealed.lastIndexOf('/ByteRange', opening) - 400;
      const places = [
        ...range(0, dictionary, 499),
        ...range(dictionary, opening + 1),
        ...range(closing - 1, Math.min(closing + 600, sealed.length)),
        ...range(closing + 600, sealed.length, 61),
      ];
      const kept = places.filter((place) => {
        const changed = Buffer.from(sealed);
        changed[place] = changed[place]! ^ 1;
        return sealOfFile(seal, changed)?.isGood;
      });
      expect(kept).toEqual([]);
    },
  );

  it('allows only zeros after the signature', () => {
    const changed = Buffer.from(sealed);
    changed[sealedParts(sealed)!.content[0].length + 20_000] = '1'.charCodeAt(0);
    expect(sealOfFile(seal, changed)).toEqual({ isOurs: true, isGood: false });
  });
});

describe('the evidence page', () => {
  it('states when the document was opened and signed', () => {
    expect(howItWasSigned(sampleFacts, text)).toBe('Отворен на 15.11.2026 18:40:03, подписан на 15.11.2026 18:43:36.');
  });

  it('of a document that was never opened says so, and does not claim that it was read', () => {
    expect(howItWasSigned({ ...sampleFacts, opened_at: null }, text)).toBe(
      'Подписан на 15.11.2026 18:43:36; няма запис да е отварян в портала.',
    );
  });
});

describe('a name on the evidence page', () => {
  it.each([
    [120, false],
    [121, true],
  ])('of %i letters is cut: %s', async (length, isCut) => {
    const evidence = { facts: sampleFacts, name: 'ж'.repeat(length), text, checkUrl: sampleCheckUrl };
    const shown = (await pdfText(await evidencePage(evidence, 1))).replaceAll(' ', '');
    expect([shown.includes('ж'.repeat(120)), shown.includes(`${'ж'.repeat(119)}…`)]).toEqual([!isCut, isCut]);
  });
});

describe('the signature', () => {
  const hash = createHash('sha256').update('content').digest();

  it('is made with RSA keys as well', async () => {
    const cms = await makeCms(sealNamed('RSA', generateKeyPairSync('rsa', { modulusLength: 2048 })), hash);
    expect(checkCms(cms, hash)).toMatchObject({ isGood: true });
  });

  it('of a key that is not the one of the certificate is refused', () =>
    expect(makeCms({ ...seal, key: sealNamed('Other').key }, hash)).rejects.toThrow(KeyUnavailable));

  // ETSI EN 319 142-1, 6.3: the time is in the PDF and must not be in the signature. 1.2.840.113549.1.9.5 in DER:
  const signingTime = Buffer.from('06092a864886f70d010905', 'hex');

  it('contains no signing time; that of the PDF library does, so it is not used', async () => {
    const pdf = await PDF.load(original);
    const signer = {
      certificate: seal.certificates[0]!.raw,
      keyType: 'EC',
      signatureAlgorithm: 'ECDSA',
      sign: (data: Uint8Array) => seal.key.sign(data),
    } as const;
    const { bytes } = await pdf.sign({ signer });
    const cmsOf = (file: Uint8Array) => {
      const digits = Buffer.from(file)
        .toString('latin1')
        .match(/\/Contents <([0-9a-f]+)>/gi)!
        .at(-1)!;
      return Buffer.from(digits.slice('/Contents <'.length, -1), 'hex');
    };
    expect(cmsOf(bytes).includes(signingTime)).toBe(true);
    expect(cmsOf(sealed).includes(signingTime)).toBe(false);
  });
});

describe('a foreign file', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['a range beyond the file', Buffer.from('%PDF /ByteRange [0 5 99 5] ')],
    ['an inverted range', Buffer.from('%PDF /ByteRange [0 20 10 0]')],
    ['a seal that is not a CMS', Buffer.from('/ByteRange [0 30 38 0]        <deadbe>')],
  ])('with %s has no seal', (_, bytes) => expect(sealOfFile(seal, bytes)).toBeNull());

  it('of any bytes is parsed without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, said) => {
        const file = Buffer.concat([bytes, Buffer.from(`/ByteRange [${said}`)]);
        expect(() => sealOfFile(seal, file)).not.toThrow();
      }),
    );
  });
});

describeWithPrograms(['openssl'], () => {
  const verifies = (file: Buffer, content: Buffer) =>
    inTemporaryFolder((folder) => {
      const at = (name: string) => join(folder, name);
      const cms = sealedParts(file)!.cms!;
      writeFileSync(at('cms.der'), Buffer.from(cms, 'hex'));
      writeFileSync(at('content'), content);
      writeFileSync(at('certificate.pem'), seal.certificates[0]!.toString());
      const options = `cms -verify -cades -binary -purpose any -inform DER -in ${at('cms.der')} -content ${at('content')} -CAfile ${at('certificate.pem')} -out /dev/null`;
      return succeeds('openssl', options.split(' '));
    });

  it('accepts the seal as CAdES, and rejects it for other content', () => {
    const content = Buffer.concat(sealedParts(sealed)!.content);
    expect(verifies(sealed, content)).toBe(true);
    content[1000] = content[1000]! ^ 1;
    expect(verifies(sealed, content)).toBe(false);
  });
});

describeWithPrograms(['pdfsig'], () => {
  it('reports the seal as broken when a covered byte changes', () => {
    const { content } = sealedParts(sealed)!;
    for (let place = 20; place < content[0].length; place += Math.ceil(content[0].length / 25)) {
      const changed = Buffer.from(sealed);
      changed[place] = changed[place]! ^ 1;
      expect(pdfsigReport(changed)).not.toContain('Signature is Valid');
    }
  });
});

describeWithPrograms(['pdftotext'], () => {
  it('reads the evidence page: continued numbers, the device, and the address of the public check', () => {
    const texts = inTemporaryFolder((folder) => {
      writeFileSync(join(folder, 'file.pdf'), sealed);
      return execFileSync('pdftotext', ['-layout', join(folder, 'file.pdf'), '-'], { encoding: 'utf8' }).split('\f');
    });
    expect(texts.slice(0, 4).map((text) => /\d+ ?\/ ?\d+\s*$/.exec(text)?.[0].replaceAll(/\s/g, ''))).toEqual([
      '1/3',
      '2/3',
      '3/3',
      '4/4',
    ]);
    expect(texts[3]).toContain('18:40:03 (Android)');
    expect(texts[3]).toContain(sampleCheckUrl);
  });
});
