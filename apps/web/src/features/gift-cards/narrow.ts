/** As wide as lines read well. No style sheet: what those hold is sent to everybody, and few ever see these pages. */
export const NARROW = { maxWidth: '760px' }
