// Topics that no page has, in words that other topics share: "which implant system", "the exam's pass rate". A question
// about them has no answer, however many of its other words a passage has.
export const absentWords = {
  careers:
    'consigo trabajo, conseguir trabajo, encontrar trabajo, get a job, find a job, find work, bolsa laboral, become an instructor, become a teacher, become faculty, join the faculty, teach for you, work for you, work at the academy, job, jobs, hiring, career, careers, vacancy, salary, employment, internship, ser docente, ser profesor, ser instructor, trabajar con ustedes, trabajar en la academia, empleo, empleos, contratando, contratan, vacantes de trabajo, sueldo, salario, bolsa de trabajo',
  statistics:
    'pass rate, success rate, survival rate, failure rate, pass percentage, how many graduates, number of graduates, how many alumni, ranking, tasa de exito, tasa de aprobacion, porcentaje de aprobados, cuantos egresados, numero de egresados, cuantos graduados',
  specialDiscount:
    'student discount, group discount, group discounts, discount code, promo code, coupon, coupons, military discount, alumni discount, senior discount, discount for students, discounts for groups, scholarship, scholarships, grant, grants, descuento para estudiantes, descuento por grupo, descuentos para grupos, descuento de grupo, codigo de descuento, cupon, cupones, beca, becas',
  classTime:
    'what time, class times, daily schedule, start time, opening hours, office hours, business hours, a que hora, horario, horarios, horario de atencion',
  examLength: 'how many questions, number of questions, cuantas preguntas, numero de preguntas',
  shop: 'wholesale, retail, distributor, sell implants, sell instruments, sell products, al por mayor, por mayor, mayoreo, distribuidor, distribuidores, venden implantes, venden instrumental, venden productos, can i buy a, can i buy an, le compro, for sale, en venta',
  leaders:
    'director, ceo, owner, president, dean, founder, head of the academy, dueno, duena, presidente, presidenta, rector, fundador, manager, gerente, jefe',
  brand:
    'brand, brands, implant system, implant systems, implant brand, manufacturer, marca, marcas, sistema de implantes, sistemas de implantes, fabricante',
  recommend:
    'recommend, recommends, recommendation, recommended, recomiendan, recomienda, recomendacion, recomendar',
} satisfies Record<string, string>
