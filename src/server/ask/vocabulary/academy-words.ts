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
    'set me back, price tag, budget, afford, affordable, worth, total cost, dollars for, pay for, cuanto hay que pagar, cuanto pago por, cuanto se paga, en cuanto sale, presupuesto, economico, accesible, importe, monto, free, for free, free of charge, gratis, gratuito, gratuita, sin costo, price, prices, pricing, cost, costs, tuition, how much, how expensive, expensive, rate, charge, charged, precio, precios, costo, costos, coste, cuesta, cuestan, cuanto, vale, valen, valor, tarifa, colegiatura, caro, matricula, arancel, sale, cobran, how much money, cuanto dinero, inversion',
  fee: 'exam fee, application fee, cuota, fee, fees, cuota del, cuota independiente, tasa, cargo, independent fee',
  early:
    'regular price, normal price, standard price, full price, precio normal, precio regular, con anticipacion, early price, early bird, early registration, earlybird, in advance, precio anticipado, inscripcion anticipada, anticipada, anticipado, pronto pago, descuento por anticipacion, listed price, list price, precio de lista, early',
  saving:
    'save money, cheaper together, bundle discount, mas economico, conviene mas, sale mas barato, cheapest, save, saving, savings, discount, discounts, cheaper, ahorro, ahorrar, ahorra, descuento, descuentos, barato, rebaja, mas barato',
  installments:
    'split the tuition, split tuition, split my payment, pay half now, pay the rest later, two payments, three payments, pay gradually, over several months, month by month, credit plan, loan, loans, borrow, prestamo, credito, pago inicial, pagar poco a poco, pagar la mitad, pagar despues, pagar mas tarde, dividir mi pago, dividir los pagos, repartir el pago, meses sin intereses, sin intereses, interest, an advance payment, primera cuota, installments, installment, instalments, instalment, payment plan, payment plans, pay in parts, pay in part, in parts, in part payments, monthly payment, monthly payments, pay monthly, pay over time, spread the cost, spread the payments, spread out, split the payment, split payment, split the cost, financing, finance, financed, pay later, deferred payment, partial payment, partial payments, down payment, deposit, flexible payment, flexible payments, in two payments, several payments, cuotas, en cuotas, a plazos, plazos, a meses, mensualidades, mensualidad, pagos mensuales, pago mensual, plan de pago, plan de pagos, planes de pago, pago en partes, pagar en partes, pagos parciales, pago parcial, en partes, por partes, financiamiento, financiacion, financiar, pagos flexibles, pago diferido, anticipo, enganche, abonos, fraccionado, fraccionar, dividir el pago, varios pagos, parcialidades',
  perCourse:
    'course by course, each course separately, separately, calculated separately, curso por curso, por separado',
  pay: 'paga, pagan, pagamos, pagaria, pagare, pagas, paypal, bank transfer, wire transfer, wire, cash, check payment, invoice my clinic, transferencia, transferencia bancaria, efectivo, deposito bancario, pay by, pay with, payable, payment methods, payment method, method of payment, ways to pay, metodo de pago, metodos de pago, formas de pago, forma de pago, medios de pago, pay, paid, payment, payments, paying, pagar, pago, pagos, pagado, pague, abonar',
  card: 'stripe, card details, card data, card data safe, datos de mi tarjeta, datos de la tarjeta, debito, card, cards, credit card, debit card, visa card, mastercard, amex, american express, card number, credit card number, tarjeta, tarjetas, tarjeta de credito, tarjeta de debito',
  receipt:
    'receipt, invoice, proof of payment, bill, recibo, factura, comprobante de pago, comprobante, billing',
  completed:
    'after finishing, finish a course, finished the course, already did, despues de terminar, terminado el curso, ya hice, completed, completed course, already completed, completado, completada, completados, curso completado, ya terminado, already taken',
  refund:
    'get my money back, have my money back, lose, do i lose, money returned, get my money, return my money, recover my money, perder, pierdo, pierde, pierdo todo, devolveran, devuelvan, regresan, me regresan, reintegro, reintegran, retorno, refundability, back to my card, in full, por completo, completely, full refund, full amount, refund, refunds, refunded, refundable, money back, get back, give back, reimburse, reimbursement, reimbursed, reembolso, reembolsos, reembolsan, reembolsar, reembolsable, devolucion, devolver, devuelven, devolucion del dinero, recuperar el dinero, recuperar mi dinero, recupero, me devuelven, lose my money, pierdo el dinero, pierdo mi dinero, my money',
  cancel:
    'miss, missed, miss my flight, falto, faltar, falto al curso, pierdo el vuelo, perder el vuelo, no llego, call off, calling off, not able to come, not able to attend, something comes up, have an emergency, family emergency, stop the program, leave the program, quit, drop, dropping out, cancels on me, change of plans, surge algo, me arrepiento, dejar el programa, abandonar, salirme, ya no puedo, no voy a poder, no podre ir, no podre asistir, me sale algo, cancel, cancels, canceled, cancelled, canceling, cancelling, cancellation, cancellations, cancellable, withdraw, drop out, back out, pull out, cant come, cant make it, can not make it, cannot attend, cant attend, cannot come, not attend, unable to attend, miss the course, miss the date, no show, fall ill, get sick, sick, illness, emergency, plans change, change my mind, cancelar, cancelo, cancela, cancelacion, cancelaciones, anular, anulacion, desistir, retirarme, darme de baja, no puedo ir, no puedo asistir, no poder asistir, no puedo llegar, no asisto, enfermo, me enfermo, enfermedad, emergencia, imprevisto, cambio de planes, cambian mis planes, cambian mis planes',
  academyCancels:
    'suspenden el curso, suspenden la fecha, suspende la academia, suspenden mi curso, suspender el curso, call the course off, cancelled by you, canceled by you, lo cancelan, la cancelan, you call off, you have to cancel, the academy has to cancel, you guys cancel, cancel on me, academy calls off, ustedes la cancelan, ustedes lo cancelan, la academia suspende, academy cancels, you cancel, academy cancel, you cancelled, you canceled, academy canceled, academy cancelled, cancelled by the academy, canceled by the academy, cancels the course, course is cancelled, course is canceled, course gets canceled, course gets cancelled, date is canceled, date is cancelled, academia cancela, ustedes cancelan, cancela la academia, academia cancelara, cancelan, cancelaran, cancelaron, cancelan ustedes, se cancela el curso, se suspende',
  changeDate:
    'change my course date, move to a later date, later date, change dates later, swap dates, switch my date, move my course, change my mind about the date, fecha distinta, fecha diferente, cambiarme de fecha, cambiar el dia, mover la fecha, change my date, change the date, change date, change dates, change to another date, move to another date, another date, other date, switch dates, switch date, switch to, reschedule, rescheduling, postpone, move my date, different date, transfer to another date, cambiar la fecha, cambiar mi fecha, cambiar de fecha, cambio de fecha, otra fecha, reprogramar, reprogramo, posponer, aplazar, mover mi fecha, pasarme a otra fecha, postergar',
  chooseDate:
    'chosen, chose, choose, chooses, pick, picking, elegir, elijo, elegi, escoger, escojo, chosen date, date is chosen, without a date, no date yet, fecha elegida, sin fecha, elegi fecha, elegir todas las fechas, choose all dates, pick all dates, choose a date, choose the date, choose the dates, choose dates, pick a date, pick the dates, pick dates, choose my dates, choose dates later, dates later, date later, decide later, elegir la fecha, elegir fechas, elegir las fechas, elegir fecha, escoger la fecha, escoger las fechas, escoger fechas, elijo la fecha, elijo las fechas, fechas despues, decidir despues, choose each date',
  transfer:
    'associate, my associate, my partner, asociado, asociada, use my seat, usar mi cupo, give away, transfer my course, pass my seat, sell my seat, another dentist, other person, replace me, reemplazo, reemplazarme, regalar mi cupo, pasar mi cupo, otro dentista, otro odontologo, amigo, mi socio, transfer my seat, transfer my place, transfer my registration, give my seat, give my place, colleague, coworker, someone else, in my place, take my place, friend, substitute, transfer it to, ceder, cederlo, cedo, colega, companero, otra persona, transferir mi cupo, transferir, en mi lugar, traspasar',
  date: 'dated, planned, programmed, set for, run, runs, being held, coming up, timetable, programado, programada, programan, se da, se dicta, se imparte, se hace, tiene lugar, agendado, agenda, abren, hay fecha, ya hay fecha, arranca, arrancan, comienzo, date, dates, schedule, scheduled, calendar, start, starts, starting, begin, begins, beginning, take place, takes place, next, upcoming, day of, held, fecha, fechas, calendario, empieza, empiezan, comienza, comienzan, inicia, inicio, inician, comenzar, empezar, proxima, proximo, proximas, proximos, se realiza, sera, tendra lugar, se lleva a cabo, horario de fechas, fecha por anunciar, announced, anuncian',
  when: 'as of when, from when, how soon, desde cuando, para cuando, en que fecha, en que fechas, que fecha, que fechas, which date, what date, which dates, what dates, when, what day, which day, what month, which month, cuando, que dia, que mes',
  duration:
    'time limit, limite de tiempo, timed, tiempo limite, maximum time, how much time do i have, business days, dias habiles, cuanto tarda, how much time, time commitment, take to complete, takes to complete, cuanto demora, cuanto tarda, cuanto toma, que duracion, how long, duration, length, how many days, how many weeks, how many months, lasts, last for, long is, cuanto dura, cuanto duran, dura, duran, duracion, cuantos dias, cuantas semanas, cuantos meses, six days, seis dias, full days, dias completos, cuanto tiempo',
  seats:
    'size of the group, size of the groups, tamano de los grupos, tamano son los grupos, how big are the groups, big are the groups, openings, opening, room left, room for, vacancies, space, spaces, space left, still get in, get in, get a place, get a spot, get a seat, slots, slot, remaining, remain, how many fit, attendees, classmates, maximum number, espacio, espacios, sitio libre, lugar libre, queda lugar, hay lugar, hay cupo, hay cupos, todavia hay, alcanzo cupo, alcanza, llenos, llenas, cuantos somos, cuantos caben, maximo de, companeros, seat available, seat, seats, spot, spots, place left, places left, places, place available, availability, available, capacity, class size, group size, how many participants, participants, participant, how many students, how many people, how many dentists, how many others, full, group, groups, grupo, grupos, group size, small groups, small group, sold out, full date, is full, are full, booked out, cupo, cupos, lugares, plazas, plaza, vacantes, vacante, asiento, asientos, disponibles, disponibilidad, disponible, cuantas personas, cuantos alumnos, cuantos participantes, agotado, agotados, lleno, llena, grupos pequenos, tamano del grupo, quedan, left',
  waitingList:
    'if a seat frees up, notify me, seat becomes available, avisan, me avisan, avisenme, waiting list, wait list, waitlist, waitlisted, wait-list, lista de espera, seat opens up, se libere, se libera, queue',
  ce: 'ce points, educational credits, unidades, puntos, horas de credito, ce units, hours of credit, credit, ce, ce hours, ce hour, ce credits, ce credit, credit hours, credits, continuing education, continuing ed, continuing education hours, hours of ce, agd, pace, horas ce, hora ce, creditos ce, creditos, educacion continua, horas de educacion continua, formacion continua, educacion continuada, horas acreditadas, ceu, ceus, hours, horas, clinical ce',
  board:
    'license renewal, renew my license, renewal, renew, relicensure, renovar la licencia, renovar mi licencia, renovacion, renovar, dental association, state dental board, my state, my board, regulators, council, ministry, autoridades, ministerio, colegio de odontologos, mi colegio, asociacion dental, entidad, board, boards, licensing board, licensing boards, state board, dental board, colegio, colegios, consejo profesional, colegio profesional, colegios profesionales, consejo',
  accepted:
    'count, counts, honor, approve, approved, officially, official, oficial, cuenta para, cuentan, sirve para, reconoce, reconocen, aprobado por, accepted, recognized, recognised, recognize, accredited, accreditation, valid, validity, count toward my license, aceptado, aceptada, valido, valida, reconocido, reconocida, reconocen, validez, acreditacion, acreditado, avalado, aval, homologado, aceptan mi, accept my',
  certificate:
    'proof of completion, certificate of completion, document at the end, diploma at the end, title at the end, constancia de, comprobante de participacion, certifican, get certified, certificate, certificates, certification, certificado, certificados, constancia, diploma de, get a certificate, certified',
  verify:
    'check if a certificate, prove, is real, validate, real, comprobar si, falso, autenticidad, verify, verified, verification, genuine, authentic, fake, check a certificate, code, verificar, verifico, verificacion, autentico, comprobar, validar, codigo',
  license:
    'license, licensed, licence, licensure, licencia, licencias, matricula profesional, proof of license, cedula profesional',
  requirement:
    'have to do to, need to do to, must i do, how do i become, how can i become, become, how do i get, how can i get, path to, steps to, necessary for, que tengo que hacer para, como obtengo, como consigo, como me convierto, que hace falta para, que se necesita, que piden, pasos para, camino para, como llego a, conditions of, requirement, requirements, require, requires, required, criteria, qualify, qualification, earn the, conditions for, what do i need, need to get, need for, become a, obtain the, asked for, requisito, requisitos, requiere, requieren, exige, exigen, piden, pide, que necesito, condiciones para, conseguir el, obtener el, alcanzar, get the, earn, necesito para, what does it take, needed for',
  prerequisite:
    'who are the courses for, who is the course for, courses for, para quien son, son para, do i need experience, need experience, allowed to join, allowed to take, may join, may attend, may i take, who is it for, who is this for, for whom, suitable for, aimed at, designed for, students, dental students, dental student, nurses, technicians, technician, lab technicians, recent graduates, just graduated, newly graduated, skip module, skip, straight to, directly to, in order, in what order, which first, take first, start with, hace falta experiencia, se necesita experiencia, necesito experiencia, para quien, para quienes, dirigido a, pueden entrar, pueden participar, puede participar, estudiantes, estudiante, tecnicos, tecnico, recien graduado, saltarme, saltar, directo al, en que orden, primero que, prerequisite, prerequisites, prior experience, previous experience, experience, experienced, beginner, beginners, novice, no experience, never placed, never done, level, levels, all levels, fellowship level, who can take, who may take, who can attend, can i attend, puedo asistir, who can register, who may register, who is eligible, eligible, eligibility, open to, first time, new to, starting out, do i need to be, do i have to be, have to take first, must i take, need to take first, without taking, before taking, can i take, hygienist, hygienists, dental assistant, assistant, assistants, specialist, specialists, general dentist, prerrequisito, prerrequisitos, requisito previo, requisitos previos, experiencia previa, experiencia, principiante, principiantes, sin experiencia, nivel, niveles, quien puede, quienes pueden, puedo tomar, hay que hacer antes, antes de tomar, sin haber hecho, basics, lo basico, desde cero, from scratch, higienista, asistente, asistentes, especialista, especialistas, recien egresado',
  includes:
    'package, in the package, make up, makes up, made of, bundled, contained in, within the program, what do i get, what you get, composed of, componen, conforman, forman, integran, trae, contienen, que trae, que viene, que contiene, include, includes, included, including, comprise, comprises, consist of, consists of, made up of, part of, belong to, belongs to, contains, contain, which courses, what courses, comes with, incluye, incluyen, incluido, incluidos, incluida, incluidas, comprende, contiene, forma parte, forman parte, que cursos, cuales cursos, se compone, consta de, compone',
  covers:
    'go over, deal with, deals with, talk about in, about module, focus on, focuses on, skills, materias, materia, que se aprende, que aprendo, que se estudia, de que trata, trata de, abordan, aborda, habilidades, cover, covers, covered, topic, topics, content, contents, syllabus, curriculum, subject, subjects, learn, learned, teach, teaches, taught, about in, program of, temas, tema, temario, contenido, contenidos, aprendo, aprender, aprende, ensenan, ensena, se ve, se ven, plan de estudios, abarca, cubre, cubren, tratan, what will i learn, que aprendere',
  course:
    'session, sessions, sesion, sesiones, course, courses, class, classes, training, workshop, seminar, curso, cursos, clase, clases, capacitacion, taller, formacion, study, estudiar',
  reserve:
    'reserve, reserved, reserves, reservation, booked, hold a seat, seat is held, held for me, reservar, reservo, reserva, reservado, reservada, apartar, aparto, guardan el cupo, guardan mi cupo',
  register:
    'secure my place, secure a seat, get started, how do i join, join the course, join, put me down, me inscribo, inscribirnos, como entro, quiero entrar, anotarse, apuntarse, cupo reservado, register, registration, registrations, registering, registered, sign up, signup, enroll, enrol, enrolment, enrollment, book, apply, application, join a course, inscribir, inscribirme, inscribo, inscripcion, inscripciones, inscrito, inscriba, inscribirse, anotarme, apuntarme, apunto, registrarme, matricularme, registro, postular',
  confirmation:
    'acknowledge, know that i am registered, know if i am registered, saber si estoy inscrito, saber que estoy inscrito, confirmation, confirm, confirmed, confirmacion, confirmar, confirman, confirma, confirmamos, confirmado',
  account:
    'guest, as a guest, guest checkout, invitado, como invitado, sin cuenta, without an account, earlier registrations, previous registrations, inscripciones anteriores, past payments, my payments, see my courses, user, username, pagos anteriores, mis pagos, ver mis cursos, registrarme para, usuario, cuenta de usuario, dashboard, portal, account, accounts, profile, my courses, sign in, log in, login, create account, create an account, cuenta, cuentas, perfil, mis cursos, iniciar sesion, inicio de sesion, ingresar, acceder, crear una cuenta, crear cuenta, user account, manage payments',
  password:
    'cannot log in, cant log in, cant sign in, lost my password, new password, change my password, no puedo entrar a mi cuenta, no puedo ingresar, no puedo iniciar sesion, perdi mi contrasena, nueva contrasena, cambiar mi contrasena, password, passwords, forgot, forgotten, reset, contrasena, contrasenas, clave, olvide, olvido, restablecer, recuperar mi contrasena, recuperar la contrasena, locked out',
  deleteAccount:
    'forget me, wipe my data, remove me, remove my account, copy of my data, get my data, download my data, export my data, access my data, correct my data, copia de mis datos, descargar mis datos, exportar mis datos, corregir mis datos, acceder a mis datos, olviden mis datos, quitar mis datos, baja de mis datos, delete my account, delete account, delete my data, erase my data, erase, erased, remove my data, close my account, delete, eliminar mi cuenta, eliminar mis datos, borrar mi cuenta, borrar mis datos, cerrar mi cuenta, borrar, eliminar, elimine, eliminen, borren, suprimir, right to be forgotten',
  online:
    'from my home, from my country, without traveling, over the internet, on the web, virtuales, todo a distancia, sin viajar, desde mi pais, desde mi casa, semipresencial, mixto, en persona, in the classroom, physically, online, remote, remotely, virtual, virtually, distance, from home, zoom, webinar, web based, live stream, livestream, en linea, remoto, a distancia, desde casa, por internet, hybrid, hibrido, hibridos, hibrida, presencial, presenciales, presencialmente, in person, in-person, onsite, on site, on-site, face to face',
  weekend: 'weekend, weekends, fin de semana, fines de semana',
  handsOn:
    'practice surgery, operate, real surgery, actual patients, simulators, models, modelos, simuladores, en modelos, operar pacientes, atender pacientes, operaremos, hands on, hands-on, handson, practical, practice on, live surgery, live surgeries, live patients, live patient, real patients, on patients, with patients, practica, practicas, practico, practicos, practicar, manos a la obra, pacientes reales, cirugia en vivo, con pacientes, treat patients, operate on',
  location:
    'where in, find you, situated, located in, street, map, ubicados, ubican, encuentran, se encuentran, calle, mapa, sede de la academia, location, located, address, venue, place of, city, ubicacion, ubicada, ubicado, direccion, sede, lugar, ciudad, donde queda, located at, headquarters, campus, office, based in, based, postal address',
  city: 'beverly hills, california, los angeles, usa, united states, estados unidos, country, pais, state, estado, region of',
  where: 'where, donde, adonde, en que lugar, en que ciudad',
  phone:
    'call, call you, ring, hotline, llamarles, por telefono, llamada, phone, telephone, phone number, call you, call the, number to call, telefono, telefonico, numero de telefono, llamar, llamo, llamarlos, celular, whatsapp',
  email:
    'mail address, e mail, correos, email, e-mail, mail, write to you, correo, correo electronico, escribir, escribirles, email address',
  contact:
    'get hold of, talk to, message you, ask a person, customer service, support team, soporte al cliente, atencion al cliente, mandar un mensaje, asesor, asesora, someone at the academy, contact, contact us, reach you, reach the academy, get in touch, speak to, speak with, talk to a person, talk to someone, human, contacto, contactar, contactarlos, contactarme, comunicarme, comunico, hablar con, hablar con alguien, hablar con una persona, ponerme en contacto, reach',
  founded:
    'how old is the academy, how long have you been, how long has the academy, years of experience do you, start the academy, beginnings, existed, cuantos anos tiene, cuantos anos llevan, cuanto tiempo llevan, que antiguedad, se creo, creada, desde que ano, desde cuando, founded, established, since when, how old is, history of the academy, historia de la academia, when did you open, when was the academy, year founded, fundada, fundo, fundaron, fundacion, desde cuando existe, antiguedad, when was it founded',
  mission:
    'goal, goals, objective, objectives, objetivo, objetivos, meta, what do you believe, creen, stand for, purpose, proposito, mission, vision, philosophy, values, belief, approach, mision, filosofia, valores, conviccion, metodo, metodologia, teaching style',
  faculty:
    'quienes dan, quien da las clases, quienes dan las clases, who gives, quienes son los docentes, in charge of, lead the, leads, led by, lecture, lectures, taught, team, your doctors, doctors, the dentists who, a cargo de, encargado de, encargada de, responsable de, dirige, doctores, equipo, faculty, teacher, teachers, instructor, instructors, professor, professors, lecturer, lecturers, speaker, speakers, trainer, trainers, mentor, mentors, clinicians, who teaches, taught by, docente, docentes, profesor, profesores, profesora, instructora, instructores, maestro, maestros, ponente, ponentes, facultad, mentores, quien ensena, quienes ensenan, quien da, quien imparte, imparte, imparten, equipo docente, staff, dictan, quien dicta',
  support:
    'help after, help afterwards, stay in touch, questions later, ongoing, continued support, ayuda despues, despues de graduarme, seguimiento, contacto despues, lifetime support, support, after the course, after graduation, once i graduate, mentoring, mentorship, follow up, apoyo de por vida, apoyo, soporte, acompanamiento, mentoria, despues del curso, de por vida, lifetime, graduates, graduate, alumni, egresados, egresado',
  compare:
    'other schools, other institutes, other courses elsewhere, competitors, competition, unique, special about, why this academy, otras escuelas, otros institutos, competencia, unicos, que ofrecen que otros no, mejor que otras, mejores que, por que esta academia, why choose, why should i choose, choose you, why you, elegirlos, elegirlos a ustedes, por que ustedes, difference from, different from, distinguishes, other academies, compared to, compare, comparison, differ, better than, what makes you different, advantages, advantage, stand out, por que elegir, por que elegirlos, elegirnos, otras academias, comparado, comparacion, ventajas, ventaja, distingue, que los hace diferentes',
  technology:
    'technology, us-made, us made, american-made, made in the us, made in the usa, tecnologia, fabricada en estados unidos, equipment brand',
  ai: 'ai, ai tools, tools, tool, herramientas, herramienta, artificial intelligence, chatbot, bot, 24/7, 24 7, q a, around the clock, any hour, ia, inteligencia artificial, herramientas de ia, a cualquier hora, las 24 horas',
  productCredits: 'product credits, product credit, creditos para productos, credito para productos',
  independentPath:
    'independent path, independent, independently, without the program, without taking the courses, on my own, via independiente, por la via independiente, independiente, independientemente, por mi cuenta, por libre, sin el programa',
  test: 'exam score, minimum score, pass score, passing, evaluation, assessment, minimum grade, evaluacion, nota minima, puntaje minimo, calificacion minima, porcentaje para aprobar, test, tests, exam, exams, examination, score, pass mark, passing score, passing grade, grade, pass the, examen, examenes, prueba, puntaje, calificacion, nota, aprobar, apruebo, written test',
  retake:
    'second try, tries, how many tries, resit, redo, otra vez el examen, volver a dar, volver a presentar, rendir de nuevo, recuperar el examen, oportunidades, retake, retakes, retaking, repeat the test, fail, fails, failed, try again, second attempt, attempts, attempt, repetir, repeticion, repeticiones, repruebo, reprobar, reprobado, no apruebo, intentos, intento, segunda oportunidad, suspendo',
  cases:
    'patient cases, case reports, documented, document for, portfolio, reporte de casos, case, cases, documented cases, documented case, case documentation, caso, casos, casos documentados, documentar',
  oralDefense:
    'present my cases, presentation of cases, presentar mis casos, exposicion oral, oral defense, oral defence, defend, defense, defence, oral exam, oral examination, defensa oral, defensa, defender, examen oral, oral',
  selfStudy: 'self study, self-study, estudio independiente, autoestudio, estudio propio',
  travel:
    'fly, flying, airline, plane, transport, transportation, traslado, traslados, transporte, avion, travel, trip, flight, flights, airfare, book a flight, viaje, viajes, viajar, vuelo, vuelos, pasaje, pasajes, boleto de avion',
  lodging:
    'stay at, place to stay, sleep, housing, hostel, dormir, donde quedarme, dorms, hostal, hosting, lodging, hotel, hotels, accommodation, accommodations, accomodation, room, alojamiento, hospedaje, hoteles, hospedarme, estadia, airbnb',
  meals:
    'coffee, snacks, eat, drinks, beverages, refrigerio, cafe, comer, bebidas, meal, meals, food, lunch, breakfast, dinner, catering, comida, comidas, almuerzo, desayuno, cena, alimentacion',
  visa: 'letter, letters, visa support, visa help, travel document, letter for the embassy, letter for my employer, permit, permiso, tramite de visa, papeles para la visa, constancia para la visa, visa, invitation letter, letter of invitation, visa letter, letter for, consulate, consulates, embassy, employer, carta de invitacion, carta, consulado, embajada, empleador, invitacion',
  region:
    'middle east, africa, middle east and africa, medio oriente, oriente medio, dubai, riyadh, riad, amman, aman, cairo, el cairo, nairobi, johannesburg, johannesburgo, lagos, casablanca, saudi arabia, egypt, nigeria, kenya, emirates, jordan, morocco, arabia saudita, egipto, emiratos, jordania, marruecos, african, africano, africana, arab, abroad, foreign, foreigner, foreigners, overseas, international, outside the us, outside the united states, from another country, extranjero, extranjeros, otro pais, otros paises, internacional, internacionales, fuera de estados unidos, desde otro pais',
  timeZone:
    'what time zone, que zona horaria, which time zone, time zone, timezone, time difference, local time, zona horaria, diferencia horaria, hora local, huso horario',
  currency:
    'pay in euros, pay in pesos, exchange rate, tipo de cambio, que moneda, which money, currency, dollars, us dollars, usd, euros, pesos, moneda, dolares, divisa',
  tax: 'extra charges, extra charge, other charges, additional charges, surcharge, surcharges, anything else to pay, tax, taxes, vat, hidden charges, cargos extra, cargo extra, otros cargos, recargos, recargo, impuestos, impuesto, iva, algo mas que pagar, gastos extra, gastos adicionales, nothing more, hidden, extra cost, extra costs, additional cost, additional costs, extra fees, hidden fees, hidden costs, costos ocultos, costos adicionales, costo adicional, cargos adicionales, cargos ocultos, nada mas',
  language:
    'taught in spanish, in spanish, in english, en espanol, en ingles, spanish, english, language, languages, espanol, ingles, idioma, idiomas, bilingual, bilingue, captions, subtitles, subtitulos',
  safe: 'safe, secure, security, safely, seguro, segura, seguridad, fraud, fraude',
  elsewhere:
    'mexico, texas, florida, new york, canada, spain, espana, colombia, peru, argentina, chile, brazil, brasil, india, uk, united kingdom, england, france, francia, germany, alemania, italy, italia, venezuela, ecuador, guatemala, costa rica, panama, puerto rico, nevada, arizona, illinois, chicago, san francisco, san diego, miami, houston, dallas, london, londres, madrid, bogota, lima, australia, china, japan, japon, europe, europa, latin america, latinoamerica',
  shelf: 'shelf, shelves, estante, estantes',
  privacy:
    'what do you know about me, information about me, my details, que saben de mi, informacion sobre mi, datos mios, confidential, confidencial, keep, privacy, personal data, data, my information, stored, store, keep about me, data protection, gdpr, privacidad, datos personales, datos, guardan, almacenan, informacion personal, mis datos, proteccion de datos, collect, do you keep, you keep, keep my, kept, keep about, are kept, is kept, conservan, guardados',
  cookies: 'cookie, cookies, local storage, browser, navegador, tracking, track, rastreo, rastrean',
  thirdParties:
    'data sold, sold, is my data sold, sell data, advertisers, advertiser, share data, share my information, pass on my data, who sees my data, who can see my data, partners, anunciantes, publicitarios, compartir datos, ceden mis datos, quien ve mis datos, quien puede ver mis datos, socios, sell my data, sell data, share my data, third parties, third party, advertising, ads, who else sees, venden, vender mis datos, comparten, terceros, publicidad, compartir mis datos',
  ipAddress: 'ip address, ip, direccion ip',
  law: 'lawsuit, arbitration, rights as a consumer, consumer rights, unhappy, not satisfied, derechos del consumidor, insatisfecho, no estoy satisfecho, demanda, pleito, tribunal, law, legal, dispute, jurisdiction, court, complaint, complain, sue, ley, legales, queja, reclamo, reclamar, jurisdiccion, demandar, go wrong, goes wrong, sale mal, problem, problema',
  material:
    'course videos, sell the course, sell the videos, sell the course videos, share the videos, use the videos, use the material, copy the material, record the classes, vender los videos, vender los videos del curso, compartir los videos, usar el material, copiar el material, grabar las clases, redistribute, material, materials, teaching material, slides, handouts, copyright, resell, materiales, material didactico, diapositivas, derechos de autor, vender el material, course material',
  terms:
    'terms, terms and conditions, conditions, agreement, condiciones, terminos, terminos y condiciones, policy, policies, politica, politicas',
  fridge:
    'fridge, refrigerator, biologics fridge, biologics, cooler, refrigerador, nevera, heladera, refrigerador para biologicos, biologicos',
  temperature:
    'temperature, degrees, celsius, fahrenheit, cold, range, temperatura, grados, frio, rango, how cold',
  size: 'size, dimensions, delivery, shipping, ship, tamano, medidas, dimensiones, entrega, envio',
  films:
    'video library, see a procedure, watch a procedure, animations, animacion, animaciones, ver un procedimiento, grabaciones, recordings, video, videos, film, films, clip, clips, training video, training videos, watch, peliculas, pelicula, implantimes, mirar videos',
  articles: 'article, articles, blog, reading, articulo, articulos, lectura, read',
  checklist:
    'checklist, checklists, printable, print, lista de verificacion, listas, lista de control, imprimir, imprimible, listas imprimibles',
  glossary: 'glossary, dictionary, terminology, glosario, diccionario, terminologia',
  resources: 'resources, resource, downloads, download, recursos, descargas, descargar',
  testimonials: 'testimonials, testimonial, reviews, review, testimonios, testimonio, opiniones, resenas',
} satisfies Record<string, string>
