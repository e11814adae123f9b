// The seventeen template pages by name. They share nearly all components, so one script contains all of them.
import type { ComponentType } from 'react'
import { AboutPage } from './pages/about.tsx'
import { AboutTwoPage } from './pages/about-two.tsx'
import { BlogStandardPage } from './pages/blog-standard.tsx'
import { ContactsPage } from './pages/contacts.tsx'
import { CoursesPage } from './pages/courses.tsx'
import { CoursesSidebarPage } from './pages/courses-sidebar.tsx'
import { ErrorPage } from './pages/error.tsx'
import { EventPage } from './pages/event.tsx'
import { EventSinglePage } from './pages/event-single.tsx'
import { HomeThreePage } from './pages/home-three.tsx'
import { HomeTwoPage } from './pages/home-two.tsx'
import { InstructorPage } from './pages/instructor.tsx'
import { InstructorDetailsPage } from './pages/instructor-details.tsx'
import { InstructorTwoPage } from './pages/instructor-two.tsx'
import { SingleBlogPage } from './pages/single-blog.tsx'
import { SingleCoursePage } from './pages/single-course.tsx'
import { ThanksPage } from './pages/thanks.tsx'

type TemplatePage = { title: string; Page: ComponentType }

export const pages: Record<string, TemplatePage> = {
  'home-two': { title: 'Home', Page: HomeTwoPage },
  'home-three': { title: 'Home Three', Page: HomeThreePage },
  about: { title: 'About Us', Page: AboutPage },
  'about-two': { title: 'About Us Two', Page: AboutTwoPage },
  instructor: { title: 'Instructors', Page: InstructorPage },
  'instructor-two': { title: 'Instructors Two', Page: InstructorTwoPage },
  'instructor-details': { title: 'Instructor Details', Page: InstructorDetailsPage },
  event: { title: 'Events', Page: EventPage },
  'event-single': { title: 'Event', Page: EventSinglePage },
  error: { title: 'Page not found', Page: ErrorPage },
  courses: { title: 'Courses', Page: CoursesPage },
  'courses-sidebar': { title: 'Courses with Sidebar', Page: CoursesSidebarPage },
  'single-course': { title: 'Course', Page: SingleCoursePage },
  'blog-standard': { title: 'Blog', Page: BlogStandardPage },
  'single-blog': { title: 'Post', Page: SingleBlogPage },
  contacts: { title: 'Contact', Page: ContactsPage },
  thanks: { title: 'Thank you', Page: ThanksPage },
}
