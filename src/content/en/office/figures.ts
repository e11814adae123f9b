// Figures of the office.

/** '12.7 %', '0.4 %'; nothing of nothing is a dash. */
export function percent(part: number, whole: number): string {
  if (whole <= 0) return '–'
  const share = (part / whole) * 100
  return `${share >= 99.95 || share === 0 ? Math.round(share) : share.toFixed(share < 1 ? 2 : 1)} %`
}
