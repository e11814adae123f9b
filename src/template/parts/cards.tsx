import type { Article } from '../words/articles.ts'
import type { CourseTeaser, MarketingCourse } from '../words/courses.ts'
import type { EventCard as EventEntry } from '../words/events.ts'
import type { Instructor } from '../words/people.ts'
import { IdleButton, SocialButtons } from './action.tsx'
import style from './card.module.css'
import { Icon } from './icon.tsx'
import { Photo, Portrait } from './photo.tsx'

const cardShare = '(min-width: 1280px) 400px, (min-width: 720px) 50vw, 100vw'

export function CourseCard({ course }: { course: MarketingCourse }) {
  return (
    <li className={style.card}>
      <Photo name={course.img} share={cardShare} className={style.picture} />
      <div className={style.body}>
        <span className={style.tag}>{course.post}</span>
        <h3 className={style.title}>
          <a href="/template/single-course">{course.title}</a>
        </h3>
        <ul className={style.facts}>
          <li>
            <Icon name="clock" size={18} />
            {course.time}
          </li>
          <li>
            <Icon name="book" size={18} />
            {course.lesson}
          </li>
        </ul>
        <div className={style.foot}>
          <span className={style.price}>{course.price}</span>
          <Rating value={course.ratings} />
        </div>
      </div>
    </li>
  )
}

export function Rating({ value }: { value: number }) {
  return (
    <ul className={style.facts}>
      <li>
        <Icon name="star" size={18} />
        <span>{value.toFixed(1)} of 5</span>
      </li>
    </ul>
  )
}

export function TeaserCard({ course }: { course: CourseTeaser }) {
  return (
    <li className={style.card}>
      <Photo name={course.img} share={cardShare} className={style.picture} />
      <div className={style.body}>
        <span className={style.tag}>{course.post}</span>
        <h3 className={style.title}>
          <a href="/template/single-course">{course.title}</a>
        </h3>
        <div className={style.foot}>
          <span className={style.price}>{course.price}</span>
        </div>
      </div>
    </li>
  )
}

export function EventCard({ event }: { event: EventEntry }) {
  return (
    <li className={style.card}>
      <Photo name={event.img} share={cardShare} className={style.picture} />
      <div className={style.body}>
        <h3 className={style.title}>
          <a href="/template/event-single">{event.title}</a>
        </h3>
        <ul className={style.facts}>
          <li>
            <Icon name="calendar" size={18} />
            {event.dateTime}
          </li>
          <li>
            <Icon name="pin" size={18} />
            {event.location}
          </li>
        </ul>
        <div className={style.foot}>
          <IdleButton look="dark">Book A Seat</IdleButton>
        </div>
      </div>
    </li>
  )
}

export function InstructorCard({ instructor }: { instructor: Instructor }) {
  return (
    <li className={style.person}>
      <Portrait
        name={instructor.img}
        share="(min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw"
        className={style.portrait}
      />
      <div>
        <h3 className={style.title}>
          <a href="/template/instructor-details">{instructor.name}</a>
        </h3>
        <p>{instructor.title}</p>
      </div>
      <SocialButtons />
    </li>
  )
}

export function ArticleCard({ article }: { article: Article }) {
  return (
    <li className={style.plain}>
      <Photo name={article.img} share={cardShare} className={style.picture} />
      <p className={style.date}>
        {article.date} · {article.author}
      </p>
      <h3 className={style.title}>
        <a href="/template/single-blog">{article.title}</a>
      </h3>
      <p>{article.excerpt}</p>
    </li>
  )
}
