/** Invented companies whose names appear on cars and boards around the demo circuits. */
export const brands: readonly { readonly name: string; readonly colours: readonly [string, string] }[] = [
  { name: 'KERERŪ OILS', colours: ['#0d6b4f', '#f4c430'] },
  { name: 'ALPINE TORQUE', colours: ['#12305c', '#e8f1f8'] },
  { name: 'TASMAN FREIGHT', colours: ['#d8262c', '#ffffff'] },
  { name: 'MĀNUKA MOTOR CO', colours: ['#f2a900', '#1c1c1c'] },
  { name: 'PŪKEKO TYRES', colours: ['#1b2f8f', '#ff5a36'] },
  { name: 'SOUTHERLY', colours: ['#0b8fb3', '#ffffff'] },
  { name: 'LONGSTRAIGHT', colours: ['#15181d', '#f4f4f0'] },
  { name: 'GREYWACKE', colours: ['#59626c', '#f2d14b'] },
  { name: 'HARBOURLINE', colours: ['#f4f4f0', '#12305c'] },
  { name: 'RIMU & SONS', colours: ['#6d2a1e', '#f6e4c8'] },
  { name: 'VOLTA NORTH', colours: ['#5b2a86', '#f4f4f0'] },
  { name: 'KEA TOOLS', colours: ['#4d7c0f', '#f4f4f0'] },
];
