/** The steps of each clip in this language, as the .vtt beside its film has them: the player draws them itself. */
export const cues: Record<string, string> = import.meta.glob('/public/clips/*.es.vtt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
