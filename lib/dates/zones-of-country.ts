/** Time zones that were renamed: CLDR, and with it Node and some browsers, keeps the former names, other browsers have IANA's. */
export const RENAMED_ZONES: readonly (readonly [string, string])[] = [
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
];

/** Every name that a device in a country may have for its time zone. @param code ISO 3166 */
export function zonesOfCountry(code: string): readonly string[] {
  const locale: Intl.Locale & { readonly getTimeZones?: () => string[] } = new Intl.Locale('und', {
    region: code,
  });
  const zones = locale.getTimeZones?.() ?? [];
  return zones.flatMap((zone) => RENAMED_ZONES.find((names) => names.includes(zone)) ?? [zone]);
}
