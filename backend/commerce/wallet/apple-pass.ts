import type { Payload } from 'payload';
import { PassType, PKPass } from 'passkit-generator';
import { contrast, parseHex, type Rgb } from '../../../lib/shared/colour.ts';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { config } from '../../kernel/config.ts';
import type { AppleWallet } from '../../kernel/wallet-settings.ts';
import type { Pass, PassField } from './pass.ts';
import { passPictures } from './pass-pictures.ts';
import { passToken } from './pass-token.ts';

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [22, 22, 26];
const css = ([red, green, blue]: Rgb): string => `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;

/** Number of facts in a pass's second row; the others are in its third. */
const SECOND_ROW = 2;

/** Path below the base for phones' calls about their passes; Apple defines the rest. */
export const PHONES_PATH = '/wallet';

/** Where a phone requests a pass's current content, and the token it sends. Phones only call https addresses. */
function updatesOf({ serial, language }: Pass) {
  const { siteUrl } = config();
  return siteUrl.startsWith('https:')
    ? {
        webServiceURL: `${siteUrl}${API_BASE_PATH}${PHONES_PATH}`,
        authenticationToken: passToken(serial, language),
      }
    : {};
}

/** A fact whose changes the phone announces. */
const announced = ({ key, label, value }: PassField) => ({
  key,
  label,
  value,
  changeMessage: `${label}: %@`,
});

function layOut(pass: Pass): PassType<'eventTicket' | 'storeCard'> {
  const type = new PassType(pass.kind === 'ticket' ? 'eventTicket' : 'storeCard');
  type.primaryFields.push(pass.headline);
  type.secondaryFields.push(...pass.facts.slice(0, SECOND_ROW).map(announced));
  type.auxiliaryFields.push(...pass.facts.slice(SECOND_ROW).map(announced));
  type.backFields.push(...pass.notes);
  return type;
}

async function passOf(payload: Payload, pass: Pass, wallet: AppleWallet): Promise<PKPass> {
  const ground = parseHex(pass.accent) ?? INK;
  const isDark = contrast(ground, WHITE) >= contrast(ground, INK);
  const writing = css(isDark ? WHITE : INK);
  const made = new PKPass(
    await passPictures(payload, { accent: css(ground), isDark }),
    {
      wwdr: wallet.authority,
      signerCert: wallet.certificate,
      signerKey: wallet.key,
      ...(wallet.passphrase === null ? {} : { signerKeyPassphrase: wallet.passphrase }),
    },
    {
      formatVersion: 1,
      passTypeIdentifier: wallet.passType,
      teamIdentifier: wallet.team,
      serialNumber: pass.serial,
      organizationName: pass.site,
      description: pass.description,
      backgroundColor: css(ground),
      foregroundColor: writing,
      labelColor: writing,
      ...(pass.isVoid ? { voided: true } : {}),
      ...updatesOf(pass),
    },
  );
  made.types.push(layOut(pass));
  made.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: pass.barcode,
    messageEncoding: 'iso-8859-1',
    altText: pass.code,
  });
  made.setExpirationDate(pass.ends);
  if (pass.kind === 'voucher') return made;
  if (pass.starts !== null && pass.ends !== null)
    made.setRelevantDates([{ startDate: pass.starts.toISOString(), endDate: pass.ends.toISOString() }]);
  const { lat, lng } = pass.place ?? { lat: null, lng: null };
  if (lat !== null && lng !== null) made.setLocations({ latitude: lat, longitude: lng });
  return made;
}

/** A pass for Apple's wallet, signed. */
export const applePass = async (payload: Payload, pass: Pass, wallet: AppleWallet): Promise<Buffer> =>
  (await passOf(payload, pass, wallet)).getAsBuffer();

/** Several passes in one file, which a phone adds with one press. */
export async function applePasses(
  payload: Payload,
  passes: readonly Pass[],
  wallet: AppleWallet,
): Promise<Buffer> {
  const made = await Promise.all(passes.map((pass) => passOf(payload, pass, wallet)));
  return PKPass.pack(...made).getAsBuffer();
}
