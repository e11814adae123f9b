export const menu = {
  home: 'Home',
  about: 'About Us',
  courses: 'Courses & Awards',
  catalog: 'Implantimes',
  fridge: 'Biologics Fridge',
  faculty: 'Faculty',
  faqs: 'FAQs',
  resources: 'Resources',
  contact: 'Contact Us',
  'middle-east-africa': 'Middle East & Africa',
  register: 'Register',
  login: 'Login',
}
export type Menu = typeof menu
