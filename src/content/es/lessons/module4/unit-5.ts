import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'La prótesis',
  lessons: [
    {
      slug: 'impression-of-an-arch',
      title: 'La impresión de una arcada',
      minutes: 11,
      film: 'intraoral_scan',
      body: `En una corona puede pasar un error de una décima de milímetro. En una prótesis rígida sobre varios
implantes, no. La impresión debe ser correcta, y hay que demostrarlo.

## El camino convencional
1. Atornille transfers de cubeta abierta a los pilares multiunidad y tome radiografías de las uniones.
2. Únalos con una resina rígida de poca contracción o una barra. Corte y vuelva a unir.
3. Tome la impresión con un material rígido en una cubeta individual.
4. Una los análogos sin girar ningún transfer. Vacíe en yeso de poca expansión.

La unión rígida entre los transfers lleva la exactitud. El material solo la sostiene.

## El camino digital
Un escáner intraoral une muchas imágenes pequeñas. En una arcada larga, con encía móvil y scan bodies idénticos, los
errores se suman de un extremo al otro. Ayudan los scan bodies de formas distintas, marcadores entre ellos, tejido
seco y quieto y un trayecto fijo. La fotogrametría registra a la vez la posición de todos los implantes y se une a
un escaneo de la encía.

Use el que use, respete el trayecto que describe el fabricante. El escaneo del provisional y el de la mordida se
toman en la misma sesión.

![Modelo con scan bodies frente a una computadora que muestra el escaneo](figure:scan_body)

## Demuéstrelo
Pida una **llave de verificación** sobre el modelo, de yeso, resina rígida o metal. En la boca, use la prueba de un
tornillo, con radiografías. Si asienta sin espacio desde ambos extremos, el modelo es correcto. Si se quiebra o se
levanta, repita la impresión. Una hora ahora ahorra una estructura después.

## Transfiera lo demás
Envíe altura, línea media, línea de sonrisa, la forma del provisional y fotografías. El provisional es su mejor
registro. Atorníllelo al modelo y deje que el laboratorio lo copie.`,
      checklist: [
        'Uno los transfers con un material rígido',
        'Sé por qué pierde exactitud un escaneo de arcada larga',
        'Verifico el modelo con una llave',
      ],
    },
    {
      slug: 'passive-fit',
      title: 'Ajuste pasivo: comprobar y después confiar',
      minutes: 10,
      body: `Una prótesis ajusta pasiva cuando se apoya en todos los implantes antes de apretar un solo tornillo.
Desde arriba no se ve. Hay que comprobarlo, y las pruebas toman minutos.

## Por qué importa
Los implantes no se mueven. Una prótesis que los tornillos bajan a la fuerza conserva la tensión. Los tornillos se
aflojan, la cerámica se astilla, la estructura se agrieta y el espacio en la unión acumula bacterias. Nada de esto
se ve el día de la entrega.

La pasividad perfecta no existe. Se busca un ajuste tan cercano que las piezas queden dentro de lo que toleran.

## Las pruebas
1. **Presión del dedo.** En un extremo y luego en el otro. Nada se balancea, sin burbujas en los márgenes.
2. **Un tornillo.** Apriete el de un extremo. Mire los demás con sonda y radiografía, y repita.
3. **Resistencia.** Gire cada tornillo a mano. De la primera resistencia al final, un giro corto.
4. **Radiografía** perpendicular a cada unión. Espiras nítidas, línea cerrada.
5. **El paciente.** Tensión, presión o dolor son un hallazgo, aunque lo demás se vea bien.

Las uniones profundas bajo la encía se ocultan a la sonda. Entonces deciden la radiografía y la resistencia del
tornillo.

## Si falla
No apriete más ni desgaste las superficies de contacto. Primero busque encía atrapada, restos o un contacto
apretado. Si el espacio sigue, marque el lugar, corte ahí la estructura, una las partes en la boca con resina rígida
y devuélvala. O tome otra impresión, con la llave.

Las estructuras fresadas de un bloque ajustan mejor que las coladas. Aun así copian el error del modelo.

## Confíe y regístrelo
Guarde las radiografías de la prueba. Son el registro inicial para cualquier pregunta posterior sobre tornillos
flojos.`,
      checklist: [
        'Puedo hacer cinco pruebas en orden',
        'Sé qué revisar antes de culpar a la estructura',
        'Guardo las radiografías de la prueba',
      ],
    },
    {
      slug: 'bridge-materials',
      title: 'Materiales y lo que exige cada uno',
      minutes: 10,
      body: `No hay un mejor material para la arcada. Cada uno pide cierto espacio, se rompe a su manera y se
repara con más o menos esfuerzo.

## Tres clases comunes
- **Metal con acrílico**: tolerante, ligero, fácil de reparar. Con los años los dientes se gastan y se sueltan.
- **Circonia de una pieza**: fuerte, lisa, poco desgaste. Pesada, difícil de ajustar; si se agrieta, se rehace.
- **Metal con cerámica**: estética y probada. Costosa, se astilla y es exigente de reparar.

Los polímeros y compuestos nuevos sobre barra quedan entre los dos primeros. Sus datos son más cortos.

![Mandíbula transparente con cuatro implantes, dos inclinados, y una prótesis de arcada completa](figure:full_arch)

## Según el caso
Pregunte por cinco cosas:

1. **Espacio.** El acrílico sobre metal pide más; la circonia y la cerámica, menos.
2. **Antagonista.** Contra dientes o cerámica decide el pulido. Contra una dentadura, el acrílico es suave.
3. **Carga.** El bruxismo pide resistencia, contactos parejos y placa.
4. **Reparación.** ¿Quién la reparará en cinco años, dónde y con qué rapidez?
5. **Presupuesto**, con las reparaciones, no solo la primera cuenta.

## Reglas de diseño para todas
Sin ángulos internos agudos junto a los cilindros. Grosor suficiente por detrás del último implante, donde empieza
la mayoría de las fracturas. Convexa hacia la encía. Chimeneas por la cara oclusal. Titanio donde la prótesis toca
el pilar, porque la circonia sobre titanio puede desgastar la unión.

## Dígaselo al paciente
Toda prótesis necesita reparación alguna vez. Los dientes se astillan, los tornillos se aflojan, el acrílico se
gasta. Dé un plazo realista para cada material, sin garantía, y explique cuánto cuesta una reparación. Quien espera
el mantenimiento no se enoja cuando llega.`,
      checklist: [
        'Puedo comparar tres clases por espacio y reparación',
        'Pregunto por el antagonista',
        'Explico las reparaciones antes de vender un material',
      ],
    },
    {
      slug: 'the-try-in',
      title: 'La prueba',
      minutes: 9,
      body: `La prueba es el último punto en que un cambio es barato. Después, cada cambio cuesta una estructura.
Tómese una hora, invite al paciente a venir acompañado y no apure la respuesta.

## Qué se prueba
Use un prototipo impreso o fresado de la prótesis definitiva, atornillado a los implantes. Es mejor que la cera,
porque el paciente puede hablar, sonreír y morder. Algunos dejan que lo use días o semanas.

## El orden de las comprobaciones
1. **Ajuste**: las pruebas de la lección 5.2. Si no ajusta, deténgase aquí.
2. **Altura**: compare con las marcas y el provisional. Labios, fonética, músculos.
3. **Línea media, plano y sonrisa**: de frente, de pie, a dos metros.
4. **Soporte labial y perfil**: de lado.
5. **Fonética**: contar de sesenta a setenta, leer en voz alta, contar una historia.
6. **Mordida**: pareja al cerrar, suave en movimiento.
7. **Higiene**: ¿pasan cepillo e hilo en cada implante?

Fotografíe y filme todo. Marque las correcciones en el propio prototipo, con lápiz y cera.

## Escuche
Pregunte al paciente qué cambiaría, y espere. Después pregunte al acompañante. Unos ven el color, otros la longitud,
otros solo la sensación. Anote los deseos con sus palabras y diga cuáles son posibles.

## Aprobación por escrito
Cuando todo coincide, que el paciente firme forma, color y posición, con una fotografía. Envíe al laboratorio el
prototipo, las marcas, las fotografías y la hoja firmada. Pida que no se cambie nada sin una llamada.

Si varias cosas están mal, haga un segundo prototipo. Cuesta poco comparado con una estructura.

> Nunca entregue una prótesis que no habría aprobado en la prueba.`,
      checklist: [
        'Reviso el ajuste antes que la estética',
        'Dejo que el paciente hable y sonría con un prototipo',
        'Hago aprobar la forma por escrito',
      ],
    },
  ],
}
