// WebVTT captions: the signature, and cues in order that end after they begin.

const timing =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})/

/** The number of cues; null if it is not WebVTT. */
export function countCues(text: string): number | null {
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) return null
  let cues = 0
  let before = 0
  for (const block of blocks) {
    const lines = block.trim().split('\n')
    if (block.trim() === '' || /^(?:NOTE|STYLE|REGION)\b/.test(lines[0] ?? '')) continue
    const at = lines.findIndex((line) => line.includes('-->'))
    const match = timing.exec(lines[at] ?? '')
    if (!match || at > 1) return null
    const start = secondsOf(match.slice(1, 5))
    if (start < before || secondsOf(match.slice(5, 9)) <= start) return null
    before = start
    cues += 1
  }
  return cues
}

function secondsOf([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
