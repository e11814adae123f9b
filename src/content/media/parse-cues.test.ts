import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { captionsOf } from '#content/media/clip-files.ts'
import { clips } from '#content/media/clips.ts'
import { cueAt, parseCues } from './parse-cues.ts'

const read = (id: (typeof clips)[number]['videoId'], language: string) =>
  parseCues(readFileSync(`public${captionsOf(id, language)}`, 'utf8'))

test('parseCues reads start, title and detail of each cue', () => {
  const vtt = 'WEBVTT\n\n1\n00:00:01.500 --> 00:01:04.250\nPilot drill  Ø 2.0 mm\nFull depth\n'
  expect(parseCues(vtt)).toEqual([{ start: 1.5, title: 'Pilot drill Ø 2.0 mm', detail: 'Full depth' }])
})

test('captions of every clip have the same steps in both languages, in order and within its length', () => {
  for (const { videoId, seconds } of clips) {
    const [en, es] = [read(videoId, 'en'), read(videoId, 'es')]
    const starts = en.map(({ start }) => start)
    expect(starts.length, videoId).toBeGreaterThanOrEqual(3)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(starts.at(-1)).toBeLessThan(seconds)
    expect(es.map(({ start }) => start)).toEqual(starts)
    for (const { title, detail } of [...en, ...es]) expect(`${title}${detail}`).toMatch(/\w/)
  }
})

test('cueAt returns the last step that has started', () => {
  const cues = [0, 2, 5].map((start) => ({ start, title: '', detail: '' }))
  expect([0, 1.9, 2, 4.9, 99].map((time) => cueAt(cues, time))).toEqual([0, 0, 1, 1, 2])
})
