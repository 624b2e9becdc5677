import type en from './en';

export default {
  'towers.city': 'Ville de {0} × {0} parcelles. Les flèches changent de parcelle, les touches 1 à 4 choisissent une couleur.',
  'towers.supply': 'Réserve et situation',
  'towers.neutral': 'neutre',
  'towers.inSupply': 'dans la réserve,',
  'towers.highest': 'plus haute tour',
  'towers.prisoners': 'prisonniers',
  'towers.then': 'puis',
  'towers.prepared': '{0}. À confirmer',
  'towers.notHere': 'Pas ici',
  'towers.refused': '{0} : pas ici',
  'towers.block': 'Sans tour · {0} {0|parcelle|parcelles}',
  'towers.block.strong': '{0} : force {1} · {2} {2|parcelle|parcelles}',
  'towers.view': 'Vue',
  'towers.view.city': 'Ville',
  'towers.view.plan': 'Plan',
  'towers.view.large': 'Agrandir le plan et afficher les hauteurs',
  'towers.view.left': 'Tourner la ville vers la gauche',
  'towers.view.right': 'Tourner la ville vers la droite',
  'towers.win': 'Comment gagner',
  'towers.win.how':
    'Vous gagnez si, au début de votre tour, votre couleur a une tour d’au moins {0} étages, ou au moins {0} prisonniers, et si aucune autre couleur n’en a autant.',
  'towers.struggles': 'Affrontements',
  'towers.struggles.how':
    'Quand une maison relie deux tours, elles frappent à tour de rôle ou fusionnent. Chaque étape est montrée ici avant que vous confirmiez.',
  'towers.fight.coming': 'L’affrontement à venir',
  'towers.fight.last': 'Le dernier affrontement',
  'towers.fight.begin': '{0} contre {1}',
  'towers.fight.strike': '{0} · {1} frappe',
  'towers.fight.merge': 'Les tours fusionnent : {0}, {1} étages',
  'towers.fight.apart': 'Les îlots se séparent',
  'towers.fight.house': 'Il ne reste qu’une maison',
  'towers.fight.chooses': '{0} choisit la maison à capturer.',
  'towers.fight.youChoose': 'Vous choisissez la maison à capturer.',
  'towers.stay': 'Garder votre couleur',
  'towers.switch': 'Passer à la couleur {0}',
  'towers.say.first': 'Première brique ({0}) : choisissez une couleur, puis une parcelle.',
  'towers.say.second': 'Deuxième brique ({0}) : choisissez une couleur, puis une parcelle.',
  'towers.say.prisoner': 'Choisissez la maison à capturer.',
  'towers.say.switch': 'Gardez votre couleur ou passez à une couleur neutre.',
  'towers.fight.ifTaken': 'Si {0} est capturée',
  'towers.fight.goesOn': 'Puis l’affrontement continue.',

  'towers.figure.T3.1': 'Une maison rouge ; une tour de deux étages contrôlée par Blanc ; une tour de quatre contrôlée par Bleu.',
  'towers.figure.T3.3': 'Un étage noir se glisse sous une tour blanche de deux étages : elle en a maintenant trois, et Blanc la contrôle toujours.',
  'towers.figure.T4.2': 'La maison rouge relie deux îlots qui ont chacun une tour : elles s’affrontent aussitôt.',
  'towers.figure.T4.4':
    'Blanc contrôle les deux tours. Les deux étages du haut de celle de droite glissent sous celle de gauche ; la brique bleue reste en place et devient une maison.',
  'towers.lesson.1.see':
    'Votre couleur est le blanc. À chaque tour, vous posez deux briques de deux couleurs différentes, pas forcément la vôtre. Sur une parcelle vide, une brique est une maison.',
  'towers.lesson.1.do': 'Choisissez la parcelle au contour pointillé, c3, pour y poser une maison blanche.',
  'towers.lesson.2.see':
    'Votre deuxième brique doit être d’une autre couleur. Les maisons qui se touchent par un côté forment un îlot ; celui-ci portera bientôt une tour.',
  'towers.lesson.2.do': 'Posez une maison rouge à côté, sur c4.',
  'towers.lesson.3.see':
    'Noir a commencé un îlot à droite. Passons à la tour : sur une parcelle occupée, une brique se glisse par en dessous, comme étage. Votre maison blanche monte et reste au sommet, et la couleur du sommet contrôle la tour.',
  'towers.lesson.3.do': 'Glissez un étage rouge sous c3. C’est permis, car l’îlot a une maison rouge.',
  'towers.lesson.4.see':
    'Une tour ne peut pas avoir plus d’étages d’une couleur que son îlot n’a de maisons de cette couleur. Une maison rouge, un étage rouge : pour le rouge, c’est le maximum. Chaque nouvelle maison permet donc un étage de plus.',
  'towers.lesson.4.do': 'Posez une maison bleue sur d3 : vous pourrez ajouter un étage bleu.',
  'towers.lesson.5.see':
    'Noir a aussi une tour, sur f3. On gagne en commençant son tour de jeu avec une tour aussi haute que la ville est large, ici six étages, et plus haute que toutes les autres.',
  'towers.lesson.5.do': 'Glissez un étage bleu sous c3 : trois étages.',
  'towers.lesson.6.see':
    'Quand deux tours se rencontrent, elles s’affrontent. La force d’une tour est égale à sa hauteur, mais ne dépasse jamais le nombre de maisons de son îlot : la vôtre a trois étages et deux maisons, donc une force de 2.',
  'towers.lesson.6.do': 'Posez une maison blanche sur b3. Trois maisons, force 3.',
  'towers.lesson.7.see':
    'Une maison sur e3 relierait les deux îlots, et un îlot n’a qu’une tour : elles s’affronteraient, et la plus forte frapperait en premier. Votre force est de 3, celle de Noir de 2.',
  'towers.lesson.7.do': 'Posez une maison noire sur e3, et lisez le déroulement de l’affrontement avant de confirmer.',
  'towers.lesson.8.see':
    'Votre attaque a retiré le sommet noir, et la brique rouge du dessous n’est plus qu’une maison. En échange, Noir a fait un prisonnier, votre maison de b3 : six prisonniers font aussi gagner. Mais toutes les maisons de droite soutiennent maintenant votre tour.',
  'towers.lesson.8.do': 'Trois maisons rouges, un seul étage rouge : glissez-en un deuxième.',
  'towers.lesson.9.see': 'Noir recommence dans le coin, trop tard. Comptons : deux maisons bleues, d3 et f5, et un étage bleu.',
  'towers.lesson.9.do': 'Glissez un étage bleu sous c3 : cinq étages.',
  'towers.lesson.10.see': 'Il manque un étage. Les maisons noires e3 et f6 permettent un étage noir, et le sommet reste blanc.',
  'towers.lesson.10.do': 'Glissez un étage noir sous c3 : six étages.',
  'towers.lesson.end':
    'Vous avez commencé votre tour avec une tour de six étages, la plus haute de la ville : vous avez gagné. Dans une vraie partie, les autres ne vous laisseront pas faire : ils relieront des îlots pour abattre votre tour, ou gagneront grâce à leurs prisonniers. Vous savez maintenant tout ce qu’il faut.',
} satisfies Record<keyof typeof en, string>;
