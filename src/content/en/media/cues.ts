/** The captions of each clip, from its .vtt file. The player draws them itself. */
export const cues: Record<string, string> = import.meta.glob('/public/clips/*.en.vtt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
