// What this board is given: the position (made from Cyclades's shown.py), and what it reads of the figures (components.toml).
import type { Shown } from '../../generated/cyclades';
import type { BoardProps, PanelProps } from '../board';

export type * from '../../generated/cyclades';

/** What a god sells: costs by number, or one for all. */
export interface GodFigure {
  extra_fleet_costs?: number[];
  extra_troop_costs?: number[];
  extra_mercenary_costs?: number[];
  extra_philosopher_cost?: number;
  extra_priestess_cost?: number;
  hero_cost?: number;
  sea_move_cost?: number;
  land_move_cost?: number;
}

export interface Figures {
  gods: Record<string, GodFigure>;
}

export type Props = BoardProps<Shown, Figures>;
export type PlayerProps = PanelProps<Shown, Figures>;
