import { editingCopy, publishCopy } from '#content/en/office/classroom.ts'

const mostShown = 160

/** 'title.es' is 'title, Spanish'; 'units.0.title.en' is 'units 1 title, English'. */
export function pathWords(path: string): string {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  const last = parts.at(-1)
  const language = last === 'en' ? editingCopy.english : last === 'es' ? editingCopy.spanish : undefined
  return language ? `${parts.slice(0, -1).join(' ')}, ${language}` : parts.join(' ')
}

export function shortValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return publishCopy.empty
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
