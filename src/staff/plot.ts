// Bars for a terminal.

export type Bar = { label: string; value: number }

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A line a bar, the longest as wide as `width`; anything above zero is seen. */
export function bars(values: readonly Bar[], width: number): string {
  const most = Math.max(1, ...values.map(({ value }) => value))
  const labels = Math.max(0, ...values.map(({ label }) => label.length))
  return values
    .map(({ label, value }) => {
      const parts = value === 0 ? 0 : Math.max(1, Math.round((value / most) * width * 8))
      const bar = '█'.repeat(Math.floor(parts / 8)) + eighths[parts % 8]
      return `${label.padEnd(labels)}  ${bar} ${value}`
    })
    .join('\n')
}
