// How things of Mytikas look: symbols, colours, and the pictograms of actions.
import { textWidth } from '../../art/measure.svelte';
import type { Sign } from '../board';
import type { ActionFigure, Amounts, ScoreFigure } from './types';

export const INK = '#221b17';
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
export const RESOURCES = ['stone', 'marble', 'gold'] as const;
/** What is chosen with the offerings in reserve. */
export const OFFERINGS = ['gain', 'offer', 'amount *'];
export const GODS = ['zeus', 'demeter', 'poseidon', 'hades'] as const;
export const GOD_ICON: Record<string, string> = { zeus: 'zeus', demeter: 'sheaf', poseidon: 'wave', hades: 'bident' };
/** Light fields, with ink on top; the board's art does not flip in the dark. */
export const GOD_FIELD: Record<string, string> = {
  zeus: '#e6c229',
  demeter: '#7db35a',
  poseidon: '#6aa7dd',
  hades: '#e0806e',
};
export const PIECE_ICON: Record<string, string> = {
  small_city: 'city-small',
  large_city: 'city',
  small_temple: 'temple-small',
  large_temple: 'temple',
};
const DEITY_ICON: Record<string, string> = {
  zeus: 'zeus',
  poseidon: 'wave',
  demeter: 'sheaf',
  hades: 'bident',
  hera: 'peacock',
  apollo: 'tripod',
  athena: 'soldier',
  dionysus: 'kantharos',
  pan: 'pipes',
  artemis: 'bow',
  aphrodite: 'shell',
  ares: 'sword',
  hephaestus: 'anvil',
  persephone: 'pomegranate',
  hestia: 'hint',
  hermes: 'sandal',
};

export function deityIcon(id: string): string {
  return DEITY_ICON[id.replace('deity_', '')] ?? 'star';
}

export type Item =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; name: string; grow?: number }
  | { kind: 'chip'; name: string }
  | { kind: 'favor'; name: string }
  | { kind: 'gap'; width: number };

const text = (value: string | number): Item => ({ kind: 'text', text: String(value) });
const icon = (name: string, grow = 1): Item => ({ kind: 'icon', name, grow });

export function goods(amounts: Amounts): Item[] {
  return RESOURCES.flatMap((kind) =>
    amounts[kind]
      ? [text(amounts[kind]!), { kind: 'chip' as const, name: kind }, { kind: 'gap' as const, width: 2 }]
      : [],
  );
}

/** The pictogram formula of an action, from the figures. `or` is the word between alternatives. */
export function formula(action: ActionFigure, or: string): Item[] {
  switch (action.kind) {
    case 'produce':
      return [
        ...(action.per_city ? [icon('city'), text(':')] : []),
        ...(action.combos ?? []).flatMap((combo, i) => [...(i ? [text('/')] : []), ...goods(combo)]),
      ];
    case 'build':
      return (action.types ?? []).flatMap((type, i) => [...(i ? [text(or)] : []), icon(PIECE_ICON[type]!, 1.15)]);
    case 'collect_offerings':
      return [
        text(action.base ?? 0),
        icon('offering'),
        text(`+${action.per_small_temple}`),
        icon('temple-small'),
        text(`+${action.per_large_temple}`),
        icon('temple'),
      ];
    case 'take_favor':
      return [text(action.count ?? 1), ...GODS.map((name) => ({ kind: 'favor' as const, name }))];
    case 'raise':
      return [text(`${action.steps} ×`), icon('raise')];
    case 'raise_any':
      return [text(`${action.count} ×`), icon('raise'), icon('raise'), icon('raise')];
    case 'offering_choice':
      return [text(`+${action.gain}`), icon('offering'), text(or), icon('offering'), icon('arrow', 0.8), icon('card')];
    case 'gain_resources':
      return goods(action.gain as Amounts);
    default:
      return [];
  }
}

export interface Placed {
  item: Item;
  x: number;
  width: number;
}

/** Items side by side; `size` is the height of chips and icons. */
export function setInLine(items: Item[], size: number, font: number): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = items.map((item) => {
    const width =
      item.kind === 'text'
        ? textWidth(item.text, font, 650) + 3
        : item.kind === 'gap'
          ? item.width
          : item.kind === 'favor'
            ? size * 0.82
            : item.kind === 'icon'
              ? size * (item.grow ?? 1) + 3
              : size + 2;
    const entry = { item, x, width };
    x += width;
    return entry;
  });
  return { placed, width: x };
}

/** The end points printed on a deity card: "3/7", "3/5/7" or "3×". */
export function printedPoints(score: ScoreFigure): string {
  if (score.kind === 'base_plus') return `${score.base}/${score.base! + score.bonus!}`;
  if (score.kind === 'tiers') return score.tiers!.map(([, points]) => points).join('/');
  return `${score.points} ×`;
}

export function sign(id: string): Sign | null {
  const resource = RESOURCES.find((kind) => id === kind || id === `one-${kind}`);
  if (resource) return { icon: resource, field: `var(--chip-${resource})`, shape: 'chip', inline: id === resource };
  const favor = /^favor[-_](.+)$/.exec(id)?.[1];
  if (favor && GOD_ICON[favor]) return { icon: GOD_ICON[favor], field: GOD_FIELD[favor], shape: 'disc' };
  if (GOD_ICON[id]) return { icon: GOD_ICON[id], field: GOD_FIELD[id], shape: 'disc' };
  const [god, side] = id.split('_') as [string, string?];
  if (GOD_ICON[god] && (side === 'day' || side === 'night')) {
    return { icon: GOD_ICON[god], field: GOD_FIELD[god], shape: 'disc', badge: side };
  }
  if (id.startsWith('deity_')) return { icon: deityIcon(id), field: '#d98a57', shape: 'chip' };
  const piece = Object.keys(PIECE_ICON).find((type) => id === type || id.startsWith(`${type}_`));
  if (piece) return { icon: PIECE_ICON[piece]! };
  if (id === 'lock' || id.startsWith('lock_')) return { icon: 'lock' };
  if (['offering', 'builder', 'tumble', 'favor'].includes(id)) return { icon: id };
  return { level_token: { icon: 'level' }, mountain: { icon: 'level' }, river: { icon: 'card' } }[id] ?? null;
}

const VERB_ICON: Record<string, string> = {
  tumble: 'tumble',
  raise: 'raise',
  lift: 'raise',
  raise_refine: 'raise',
  end_turn: 'hourglass',
  gain: 'offering',
  offer: 'offering',
  amount: 'offering',
  pay_marble: 'anvil',
  burn: 'bident',
  main: 'builder',
  bonus: 'star',
  skip: 'star',
};

export function signOf(notation: string): Sign | null {
  const [verb, first = '', second = ''] = notation.split(' ');
  if (verb === 'follow') return sign(first) ?? sign(second);
  if (verb === 'favor') return sign(`favor_${first}`);
  const name = VERB_ICON[verb!];
  return name && !sign(first) ? { icon: name } : null;
}
