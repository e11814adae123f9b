// What people call the academy's things, in both languages: each line is one concept and its words and phrases. Forms of
// a word need not be listed if they share a stem (normalize.ts).

/** The things that a question can be about. */
export const entityWords = {
  module1:
    'module 1, module one, first module, mod 1, m1, module i, modulo 1, modulo uno, primer modulo, modulo i, basic dental implantology, implantologia dental basica, implantologia basica',
  module2:
    'module 2, module two, second module, mod 2, m2, module ii, modulo 2, modulo dos, segundo modulo, modulo ii, advanced and immediate implantology, implantologia avanzada e inmediata, implantologia avanzada',
  module3:
    'module 3, module three, third module, mod 3, m3, module iii, modulo 3, modulo tres, tercer modulo, modulo iii, complicated cases and implant failures, casos complicados y fracasos de implantes',
  module4:
    'module 4, module four, fourth module, mod 4, m4, module iv, modulo 4, modulo cuatro, cuarto modulo, modulo iv, full arch surgical and restorative',
  clinical1:
    'clinical 1, clinical one, first clinical, clinic 1, clinical i, clinico 1, clinico uno, primer clinico, clinica 1, clinical course 1, curso clinico 1, clinico i, c1, basic and intermediate surgery, cirugia basica e intermedia',
  clinical2:
    'clinical 2, clinical two, second clinical, clinic 2, clinical ii, clinico 2, clinico dos, segundo clinico, clinica 2, clinical course 2, curso clinico 2, clinico ii, c2, advanced surgical techniques, tecnicas quirurgicas avanzadas',
  fellowship: 'fellowship, fellow, fellowships, fellowship program, programa fellowship',
  mastership: 'mastership, master, masterships, mastership program, programa mastership, maestria',
  residency:
    'residency, special clinical residency, residencia, residencia clinica especial, residency program',
  module: 'modules, module, modulos, modulo',
  clinical:
    'clinicals, clinical session, clinical sessions, clinical courses, clinical course, cursos clinicos, clinicos, clinico, clinical weeks, clinical week, clinical, sesiones clinicas, sesion clinica, curso clinico',
  program: 'program, programs, programme, programa, programas, 18-month program, bundle, paquete',
  award: 'award, awards, diploma, title, credential, credencial, reconocimiento, reconocimientos, distincion',
} satisfies Record<string, string>

/** What a question can ask about them. */
export const attributeWords = {
  price:
    'free, for free, free of charge, gratis, gratuito, gratuita, sin costo, price, prices, pricing, cost, costs, tuition, how much, how expensive, expensive, rate, charge, charged, precio, precios, costo, costos, coste, cuesta, cuestan, cuanto, vale, valen, valor, tarifa, colegiatura, caro, matricula, arancel, sale, cobran, how much money, cuanto dinero, inversion',
  fee: 'fee, fees, cuota del, cuota independiente, tasa, cargo, independent fee',
  early:
    'early price, early bird, early registration, earlybird, in advance, precio anticipado, inscripcion anticipada, anticipada, anticipado, pronto pago, descuento por anticipacion, listed price, list price, precio de lista, early',
  saving:
    'save, saving, savings, discount, discounts, cheaper, ahorro, ahorrar, ahorra, descuento, descuentos, barato, rebaja, mas barato',
  installments:
    'installments, installment, instalments, instalment, payment plan, payment plans, pay in parts, pay in part, in parts, in part payments, monthly payment, monthly payments, pay monthly, pay over time, spread the cost, spread the payments, spread out, split the payment, split payment, split the cost, financing, finance, financed, pay later, deferred payment, partial payment, partial payments, down payment, deposit, flexible payment, flexible payments, in two payments, several payments, cuotas, en cuotas, a plazos, plazos, a meses, mensualidades, mensualidad, pagos mensuales, pago mensual, plan de pago, plan de pagos, planes de pago, pago en partes, pagar en partes, pagos parciales, pago parcial, en partes, por partes, financiamiento, financiacion, financiar, pagos flexibles, pago diferido, anticipo, enganche, abonos, fraccionado, fraccionar, dividir el pago, varios pagos, parcialidades',
  perCourse:
    'course by course, each course separately, separately, calculated separately, curso por curso, por separado',
  pay: 'payment methods, payment method, method of payment, ways to pay, metodo de pago, metodos de pago, formas de pago, forma de pago, medios de pago, pay, paid, payment, payments, paying, pagar, pago, pagos, pagado, pague, abonar',
  card: 'card, cards, credit card, debit card, visa card, mastercard, amex, american express, card number, credit card number, tarjeta, tarjetas, tarjeta de credito, tarjeta de debito',
  receipt:
    'receipt, invoice, proof of payment, bill, recibo, factura, comprobante de pago, comprobante, billing',
  completed:
    'completed, completed course, already completed, completado, completada, completados, curso completado, ya terminado, already taken',
  refund:
    'in full, por completo, completely, full refund, full amount, refund, refunds, refunded, refundable, money back, get back, give back, reimburse, reimbursement, reimbursed, reembolso, reembolsos, reembolsan, reembolsar, reembolsable, devolucion, devolver, devuelven, devolucion del dinero, recuperar el dinero, recuperar mi dinero, recupero, me devuelven, lose my money, pierdo el dinero, pierdo mi dinero, my money',
  cancel:
    'cancel, cancels, canceled, cancelled, canceling, cancelling, cancellation, cancellations, cancellable, withdraw, drop out, back out, pull out, cant come, cant make it, can not make it, cannot attend, cant attend, cannot come, not attend, unable to attend, miss the course, miss the date, no show, fall ill, get sick, sick, illness, emergency, plans change, change my mind, cancelar, cancelo, cancela, cancelacion, cancelaciones, anular, anulacion, desistir, retirarme, darme de baja, no puedo ir, no puedo asistir, no poder asistir, no puedo llegar, no asisto, enfermo, me enfermo, enfermedad, emergencia, imprevisto, cambio de planes, cambian mis planes, cambian mis planes',
  academyCancels:
    'academy cancels, you cancel, academy cancel, you cancelled, you canceled, academy canceled, academy cancelled, cancelled by the academy, canceled by the academy, cancels the course, course is cancelled, course is canceled, course gets canceled, course gets cancelled, date is canceled, date is cancelled, academia cancela, ustedes cancelan, cancela la academia, academia cancelara, cancelan, cancelaran, cancelaron, cancelan ustedes, se cancela el curso, se suspende',
  changeDate:
    'change my date, change the date, change date, change dates, change to another date, move to another date, another date, other date, switch dates, switch date, switch to, reschedule, rescheduling, postpone, move my date, different date, transfer to another date, cambiar la fecha, cambiar mi fecha, cambiar de fecha, cambio de fecha, otra fecha, reprogramar, reprogramo, posponer, aplazar, mover mi fecha, pasarme a otra fecha, postergar',
  chooseDate:
    'choose a date, choose the date, choose the dates, choose dates, pick a date, pick the dates, pick dates, choose my dates, choose dates later, dates later, date later, decide later, elegir la fecha, elegir fechas, elegir las fechas, elegir fecha, escoger la fecha, escoger las fechas, escoger fechas, elijo la fecha, elijo las fechas, fechas despues, decidir despues, choose each date',
  transfer:
    'transfer my seat, transfer my place, transfer my registration, give my seat, give my place, colleague, coworker, someone else, in my place, take my place, friend, substitute, transfer it to, ceder, cederlo, cedo, colega, companero, otra persona, transferir mi cupo, transferir, en mi lugar, traspasar',
  date: 'date, dates, schedule, scheduled, calendar, start, starts, starting, begin, begins, beginning, take place, takes place, next, upcoming, day of, held, fecha, fechas, calendario, empieza, empiezan, comienza, comienzan, inicia, inicio, inician, comenzar, empezar, proxima, proximo, proximas, proximos, se realiza, sera, tendra lugar, se lleva a cabo, horario de fechas, fecha por anunciar, announced, anuncian',
  when: 'when, what day, which day, what month, which month, cuando, que dia, que mes',
  duration:
    'how long, duration, length, how many days, how many weeks, how many months, lasts, last for, long is, cuanto dura, cuanto duran, dura, duran, duracion, cuantos dias, cuantas semanas, cuantos meses, six days, seis dias, full days, dias completos, cuanto tiempo',
  seats:
    'seat, seats, spot, spots, place left, places left, places, place available, availability, available, capacity, class size, group size, how many participants, participants, participant, how many students, how many people, how many dentists, how many others, full, group, groups, grupo, grupos, group size, small groups, small group, sold out, full date, is full, are full, booked out, cupo, cupos, lugares, plazas, plaza, vacantes, vacante, asiento, asientos, disponibles, disponibilidad, disponible, cuantas personas, cuantos alumnos, cuantos participantes, agotado, agotados, lleno, llena, grupos pequenos, tamano del grupo, quedan, left',
  waitingList:
    'waiting list, wait list, waitlist, waitlisted, wait-list, lista de espera, seat opens up, se libere, se libera, queue',
  ce: 'ce, ce hours, ce hour, ce credits, ce credit, credit hours, credits, continuing education, continuing ed, continuing education hours, hours of ce, agd, pace, horas ce, hora ce, creditos ce, creditos, educacion continua, horas de educacion continua, formacion continua, educacion continuada, horas acreditadas, ceu, ceus, hours, horas, clinical ce',
  board:
    'board, boards, licensing board, licensing boards, state board, dental board, colegio, colegios, consejo profesional, colegio profesional, colegios profesionales, consejo',
  accepted:
    'accepted, recognized, recognised, recognize, accredited, accreditation, valid, validity, count toward my license, aceptado, aceptada, valido, valida, reconocido, reconocida, reconocen, validez, acreditacion, acreditado, avalado, aval, homologado, aceptan mi, accept my',
  certificate:
    'certificate, certificates, certification, certificado, certificados, constancia, diploma de, get a certificate, certified',
  verify:
    'verify, verified, verification, genuine, authentic, fake, check a certificate, code, verificar, verifico, verificacion, autentico, comprobar, validar, codigo',
  license:
    'license, licensed, licence, licensure, licencia, licencias, matricula profesional, proof of license, cedula profesional',
  requirement:
    'requirement, requirements, require, requires, required, criteria, qualify, qualification, earn the, conditions for, what do i need, need to get, need for, become a, obtain the, asked for, requisito, requisitos, requiere, requieren, exige, exigen, piden, pide, que necesito, condiciones para, conseguir el, obtener el, alcanzar, get the, earn, necesito para, what does it take, needed for',
  prerequisite:
    'prerequisite, prerequisites, prior experience, previous experience, experience, experienced, beginner, beginners, novice, no experience, never placed, never done, level, levels, all levels, fellowship level, who can take, who may take, who can attend, can i attend, puedo asistir, who can register, who may register, who is eligible, eligible, eligibility, open to, first time, new to, starting out, do i need to be, do i have to be, have to take first, must i take, need to take first, without taking, before taking, can i take, hygienist, hygienists, dental assistant, assistant, assistants, specialist, specialists, general dentist, prerrequisito, prerrequisitos, requisito previo, requisitos previos, experiencia previa, experiencia, principiante, principiantes, sin experiencia, nivel, niveles, quien puede, quienes pueden, puedo tomar, puedo hacer, hay que hacer antes, antes de tomar, sin haber hecho, basics, lo basico, desde cero, from scratch, higienista, asistente, asistentes, especialista, especialistas, recien egresado',
  includes:
    'include, includes, included, including, comprise, comprises, consist of, consists of, made up of, part of, belong to, belongs to, contains, contain, which courses, what courses, comes with, incluye, incluyen, incluido, incluidos, incluida, incluidas, comprende, contiene, forma parte, forman parte, que cursos, cuales cursos, se compone, consta de, compone',
  covers:
    'cover, covers, covered, topic, topics, content, contents, syllabus, curriculum, subject, subjects, learn, learned, teach, teaches, taught, about in, program of, temas, tema, temario, contenido, contenidos, aprendo, aprender, aprende, ensenan, ensena, se ve, se ven, plan de estudios, abarca, cubre, cubren, tratan, what will i learn, que aprendere',
  course:
    'course, courses, class, classes, training, workshop, seminar, curso, cursos, clase, clases, capacitacion, taller, formacion, study, estudiar',
  register:
    'register, registration, registrations, registering, registered, sign up, signup, enroll, enrol, enrolment, enrollment, book, booking, reserve, apply, application, join a course, inscribir, inscribirme, inscribo, inscripcion, inscripciones, inscrito, inscriba, inscribirse, anotarme, apuntarme, apunto, registrarme, matricularme, reservar, reservo, reserva, registro, postular',
  confirmation:
    'confirmation, confirm, confirmed, confirmacion, confirmar, confirman, confirma, confirmamos, confirmado',
  account:
    'account, accounts, profile, my courses, sign in, log in, login, create account, create an account, cuenta, cuentas, perfil, mis cursos, iniciar sesion, inicio de sesion, ingresar, acceder, crear una cuenta, crear cuenta, user account, manage payments',
  password:
    'password, passwords, forgot, forgotten, reset, contrasena, contrasenas, clave, olvide, olvido, restablecer, recuperar mi contrasena, recuperar la contrasena, locked out',
  deleteAccount:
    'delete my account, delete account, delete my data, erase my data, erase, erased, remove my data, close my account, delete, eliminar mi cuenta, eliminar mis datos, borrar mi cuenta, borrar mis datos, cerrar mi cuenta, borrar, eliminar, elimine, eliminen, borren, suprimir, right to be forgotten',
  online:
    'online, remote, remotely, virtual, virtually, distance, from home, zoom, webinar, web based, live stream, livestream, en linea, remoto, a distancia, desde casa, por internet, hybrid, hibrido, hibridos, hibrida, presencial, presenciales, presencialmente, in person, in-person, onsite, on site, on-site, face to face',
  weekend: 'weekend, weekends, fin de semana, fines de semana',
  handsOn:
    'hands on, hands-on, handson, practical, practice on, live surgery, live surgeries, live patients, live patient, real patients, on patients, with patients, practica, practicas, practico, practicos, practicar, manos a la obra, pacientes reales, cirugia en vivo, con pacientes, treat patients, operate on',
  location:
    'location, located, address, venue, place of, city, direction, ubicacion, ubicada, ubicado, direccion, sede, lugar, ciudad, donde queda, located at, headquarters, campus, office, based in, based, postal address',
  city: 'beverly hills, california, los angeles, usa, united states, estados unidos, country, pais, state, estado, region of',
  where: 'where, donde, adonde, en que lugar, en que ciudad',
  phone:
    'phone, telephone, phone number, call you, call the, number to call, telefono, telefonico, numero de telefono, llamar, llamo, llamarlos, celular, whatsapp',
  email:
    'email, e-mail, mail, write to you, correo, correo electronico, escribir, escribirles, email address',
  contact:
    'contact, contact us, reach you, reach the academy, get in touch, speak to, speak with, talk to a person, talk to someone, human, contacto, contactar, contactarlos, contactarme, comunicarme, comunico, hablar con, hablar con alguien, hablar con una persona, ponerme en contacto, reach',
  founded:
    'founded, established, since when, how old is, history of the academy, historia de la academia, when did you open, when was the academy, year founded, fundada, fundo, fundaron, fundacion, desde cuando existe, antiguedad, when was it founded',
  mission:
    'mission, vision, philosophy, values, belief, approach, mision, filosofia, valores, conviccion, metodo, metodologia, teaching style',
  faculty:
    'faculty, teacher, teachers, instructor, instructors, professor, professors, lecturer, lecturers, speaker, speakers, trainer, trainers, mentor, mentors, clinicians, who teaches, taught by, docente, docentes, profesor, profesores, profesora, instructora, instructores, maestro, maestros, ponente, ponentes, facultad, mentores, quien ensena, quienes ensenan, quien da, quien imparte, imparte, imparten, equipo docente, staff, dictan, quien dicta',
  support:
    'lifetime support, support, after the course, after graduation, once i graduate, mentoring, mentorship, follow up, apoyo de por vida, apoyo, soporte, acompanamiento, mentoria, despues del curso, de por vida, lifetime, graduates, graduate, alumni, egresados, egresado',
  compare:
    'why choose, why should i choose, choose you, why you, elegirlos, elegirlos a ustedes, por que ustedes, difference from, different from, distinguishes, other academies, compared to, compare, comparison, differ, better than, what makes you different, advantages, advantage, stand out, por que elegir, por que elegirlos, elegirnos, otras academias, comparado, comparacion, ventajas, ventaja, distingue, que los hace diferentes',
  technology:
    'technology, us-made, us made, american-made, made in the us, made in the usa, tecnologia, fabricada en estados unidos, equipment brand',
  ai: 'ai, ai tools, tools, tool, herramientas, herramienta, artificial intelligence, chatbot, bot, 24/7, 24 7, q a, around the clock, any hour, ia, inteligencia artificial, herramientas de ia, a cualquier hora, las 24 horas',
  productCredits: 'product credits, product credit, creditos para productos, credito para productos',
  independentPath:
    'independent path, independent, independently, without the program, without taking the courses, on my own, via independiente, por la via independiente, independiente, independientemente, por mi cuenta, por libre, sin el programa',
  test: 'test, tests, exam, exams, examination, score, pass mark, passing score, passing grade, grade, pass the, examen, examenes, prueba, puntaje, calificacion, nota, aprobar, apruebo, written test',
  retake:
    'retake, retakes, retaking, repeat the test, fail, fails, failed, try again, second attempt, attempts, attempt, repetir, repeticion, repeticiones, repruebo, reprobar, reprobado, no apruebo, intentos, intento, segunda oportunidad, suspendo',
  cases:
    'case, cases, documented cases, documented case, case documentation, caso, casos, casos documentados, documentar',
  oralDefense:
    'oral defense, oral defence, defend, defense, defence, oral exam, oral examination, defensa oral, defensa, defender, examen oral, oral',
  selfStudy: 'self study, self-study, estudio independiente, autoestudio, estudio propio',
  travel:
    'travel, trip, flight, flights, airfare, book a flight, viaje, viajes, viajar, vuelo, vuelos, pasaje, pasajes, boleto de avion',
  lodging:
    'lodging, hotel, hotels, accommodation, accommodations, accomodation, room, alojamiento, hospedaje, hoteles, hospedarme, estadia, airbnb',
  meals:
    'meal, meals, food, lunch, breakfast, dinner, catering, comida, comidas, almuerzo, desayuno, cena, alimentacion',
  visa: 'visa, invitation letter, letter of invitation, visa letter, letter for, consulate, consulates, embassy, employer, carta de invitacion, carta, consulado, embajada, empleador, invitacion',
  region:
    'middle east, africa, middle east and africa, medio oriente, oriente medio, dubai, riyadh, riad, amman, aman, cairo, el cairo, nairobi, johannesburg, johannesburgo, lagos, casablanca, saudi arabia, egypt, nigeria, kenya, emirates, jordan, morocco, arabia saudita, egipto, emiratos, jordania, marruecos, african, africano, africana, arab, abroad, foreign, foreigner, foreigners, overseas, international, outside the us, outside the united states, from another country, extranjero, extranjeros, otro pais, otros paises, internacional, internacionales, fuera de estados unidos, desde otro pais',
  timeZone:
    'time zone, timezone, time difference, local time, zona horaria, diferencia horaria, hora local, huso horario',
  currency: 'currency, dollars, us dollars, usd, euros, pesos, moneda, dolares, divisa',
  tax: 'nothing more, hidden, extra cost, extra costs, additional cost, additional costs, extra fees, hidden fees, hidden costs, costos ocultos, costos adicionales, costo adicional, cargos adicionales, cargos ocultos, nada mas',
  language:
    'spanish, english, language, languages, espanol, ingles, idioma, idiomas, bilingual, bilingue, captions, subtitles, subtitulos',
  privacy:
    'privacy, personal data, data, my information, stored, store, keep about me, data protection, gdpr, privacidad, datos personales, datos, guardan, almacenan, informacion personal, mis datos, proteccion de datos, collect, do you keep, you keep, keep my, kept, keep about, are kept, is kept, conservan, guardados',
  cookies: 'cookie, cookies, local storage, browser, navegador, tracking, track, rastreo, rastrean',
  thirdParties:
    'sell my data, sell data, share my data, third parties, third party, advertising, ads, who else sees, venden, vender mis datos, comparten, terceros, publicidad, compartir mis datos',
  ipAddress: 'ip address, ip, direccion ip',
  law: 'law, legal, dispute, jurisdiction, court, complaint, complain, sue, ley, legales, queja, reclamo, reclamar, jurisdiccion, demandar, go wrong, goes wrong, sale mal, problem, problema',
  material:
    'material, materials, teaching material, slides, handouts, copyright, resell, materiales, material didactico, diapositivas, derechos de autor, vender el material, course material',
  terms:
    'terms, terms and conditions, conditions, agreement, condiciones, terminos, terminos y condiciones, policy, policies, politica, politicas',
  fridge:
    'fridge, refrigerator, biologics fridge, biologics, cooler, refrigerador, nevera, heladera, refrigerador para biologicos, biologicos',
  temperature:
    'temperature, degrees, celsius, fahrenheit, cold, range, temperatura, grados, frio, rango, how cold',
  size: 'size, dimensions, delivery, shipping, ship, tamano, medidas, dimensiones, entrega, envio',
  films:
    'video, videos, film, films, clip, clips, training video, training videos, watch, peliculas, pelicula, implantimes, mirar videos',
  articles: 'article, articles, blog, reading, articulo, articulos, lectura, read',
  checklist:
    'checklist, checklists, printable, print, lista de verificacion, listas, lista de control, imprimir, imprimible, listas imprimibles',
  glossary: 'glossary, dictionary, terminology, glosario, diccionario, terminologia',
  resources: 'resources, resource, downloads, download, recursos, descargas, descargar',
  testimonials: 'testimonials, testimonial, reviews, review, testimonios, testimonio, opiniones, resenas',
} satisfies Record<string, string>
