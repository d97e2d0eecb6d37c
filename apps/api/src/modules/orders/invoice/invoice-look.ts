/** Letter size in points. */
export const PAGE = { left: 46, right: 566, top: 46, bottom: 710, foot: 750 }

/** The shop's colors in print. */
export const COLORS = {
  ink: '#14212b',
  ink2: '#44525e',
  line: '#cfd8de',
  brand: '#0b6466',
  plus: '#9fd0cf',
  ok: '#1b6e3c',
  okGround: '#e8f5ec',
  warn: '#8a4b00',
  warnGround: '#fff4e5',
}
