/** Safari on an iPhone shows only a film in full screen, not another element. */
type Film = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

export function toggleFullScreen(stage: HTMLElement | null, film: Film | null): void {
  if (document.fullscreenElement) document.exitFullscreen()
  else if (stage && 'requestFullscreen' in stage) stage.requestFullscreen().catch(() => {})
  else film?.webkitEnterFullscreen?.()
}
