// Bar charts for a terminal.

export type Bar = { label: string; value: number }

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** One line per bar. The longest bar has `width` characters; any value above zero is visible. */
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
