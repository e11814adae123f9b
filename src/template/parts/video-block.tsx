import { useState } from 'react'
import { Icon } from './icon.tsx'
import style from './video-block.module.css'

const clip = '/clips/placement'

/** Shows a picture and loads the video on click. */
export function VideoBlock() {
  const [playing, setPlaying] = useState(false)
  if (playing) {
    return (
      <video
        className={style.screen}
        src={`${clip}.mp4`}
        width={960}
        height={540}
        controls
        autoPlay
        playsInline
      >
        <track kind="captions" src={`${clip}.en.vtt`} srcLang="en" label="English" default />
      </video>
    )
  }
  return (
    <button type="button" className={style.poster} aria-label="Play video" onClick={() => setPlaying(true)}>
      <picture>
        <source type="image/avif" srcSet={`${clip}-480.avif 480w, ${clip}-960.avif 960w`} sizes="100vw" />
        <img
          className={style.screen}
          src={`${clip}-480.webp`}
          srcSet={`${clip}-480.webp 480w, ${clip}-960.webp 960w`}
          sizes="(min-width: 900px) 620px, 100vw"
          width={960}
          height={540}
          alt=""
          loading="lazy"
        />
      </picture>
      <span className={style.play}>
        <Icon name="play" size={36} />
      </span>
    </button>
  )
}
