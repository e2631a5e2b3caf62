# SPDX-License-Identifier: MIT
"""Walks the window as a screen reader does, through AT-SPI: atspi_walk.py PROGRAM [--list], on a display and in a
session bus of its own.

Each workspace with all of its tabs and sections, each menu and the dialogs are walked. The test fails if an
interactive element has no name, if an element that takes the focus has no role, or if a toggle or a menu entry has no
action. Then the program is operated through AT-SPI alone. --list prints the elements. Pages are not walked: they
belong to others.
"""
import os
import subprocess
import sys
import time
import typing

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT = float(os.environ.get("TAGSEAM_TEST_TIMEOUT", "1500"))  # seconds for each state that is waited for
POLL = 0.05  # seconds
ESCAPE = 0xFF1B  # as X names the key
MOST_ROWS = 40  # children of a list or a table that are looked at: their cells are alike

Role = Atspi.Role
State = Atspi.StateType
TOGGLES = {Role.CHECK_BOX, Role.RADIO_BUTTON, Role.TOGGLE_BUTTON}
ENTRIES = {Role.MENU_ITEM, Role.CHECK_MENU_ITEM, Role.RADIO_MENU_ITEM}
MENUS = ENTRIES | {Role.MENU, Role.POPUP_MENU}
ROWS = {Role.TABLE, Role.TREE, Role.TREE_TABLE, Role.LIST, Role.LIST_BOX}
INTERACTIVE = TOGGLES | ENTRIES | ROWS | {
    Role.PUSH_BUTTON, Role.COMBO_BOX, Role.ENTRY, Role.SPIN_BUTTON, Role.SLIDER, Role.PAGE_TAB, Role.LINK, Role.CHART,
    Role.DIAL,
}
NO_ROLE = {Role.INVALID, Role.UNKNOWN, Role.FILLER}

running = None  # the program that is walked


class Failure(Exception):
    pass


def wait_for(what, find):
    """The first true answer of find. An element that is gone is no answer; a program that has ended has none."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        if running.poll() is not None:
            raise Failure(f"the program ended with {running.returncode} before: {what}")
        try:
            found = find()
            if found:
                return found
        except GLib.Error:
            pass
        time.sleep(POLL)
    raise Failure(f"not within {LIMIT:.0f} s: {what}")


def has(element, state):
    return element.get_state_set().contains(state)


def name_of(element):
    return (element.get_name() or "").strip()


def children(element, role=None):
    count = element.get_child_count()
    if role in ROWS:
        count = min(count, MOST_ROWS)
    found = (element.get_child_at_index(i) for i in range(count))
    return [child for child in found if child is not None]


class Seen(typing.NamedTuple):
    """An element as it was when the walk came to it: each question is a message to the program and back."""
    element: Atspi.Accessible
    role: Atspi.Role
    name: str
    states: Atspi.StateSet
    path: tuple  # roles and names above it


def walk(root):
    """All shown elements below. The entries of a closed menu can be reached, too."""
    stack = [(root, ())]
    while stack:
        element, path = stack.pop()
        try:
            role, states = element.get_role(), element.get_state_set()
            if role not in MENUS and not states.contains(State.SHOWING):
                continue
            name = name_of(element)
            yield Seen(element, role, name, states, path)
            if role in {Role.DOCUMENT_WEB, Role.COMBO_BOX}:  # of others; the list of a closed box
                continue
            # The name of a tab bar is that of the tab in front.
            text = "" if role == Role.PAGE_TAB_LIST else f" “{name}”"
            below = path + (element.get_role_name() + text,)
            stack.extend((child, below) for child in reversed(children(element, role)))
        except GLib.Error:  # it is gone
            continue


def find(root, roles, name=None, has_state=None):
    return next((each.element for each in walk(root) if each.role in roles and (name is None or each.name == name)
                 and (has_state is None or each.states.contains(has_state))), None)


def wait_find(root, roles, name, has_state=None):
    return wait_for(f"“{name}”", lambda: find(root, roles, name, has_state))


def act(element):
    """The first action. A dialog may be open until it is closed, so the answer is not waited for."""
    Atspi.set_timeout(200, 0)
    try:
        element.do_action(0)
    except GLib.Error:
        pass
    finally:
        Atspi.set_timeout(int(LIMIT * 1000), int(LIMIT * 1000))


def is_labelled(box):
    """The name of a combo box is the chosen text."""
    return bool(box.get_description()) or any(
        each.get_relation_type() == Atspi.RelationType.LABELLED_BY for each in box.get_relation_set())


def is_open(element):
    """For a tab or the head of a section. Qt 6.4 reports the tab in front as focused, later versions as selected."""
    if element.get_role() == Role.PAGE_TAB:
        return has(element, State.SELECTED) or has(element, State.FOCUSED)
    return has(element, State.CHECKED)


class Walk:
    def __init__(self, app, window):
        self.app, self.window = app, window
        self.elements, self.faults = {}, {}
        self.tabs = self.sections = 0

    def note(self, where, root, opened=()):
        """Walks what is shown. Returns a folded section that was not opened yet, else such a tab: all sections of a
        tab are opened first."""
        section = tab = None
        for each in walk(root):
            element, role, name, states, path = each
            try:
                text = f"{element.get_role_name()} “{name}” in {' / '.join(path[-4:])}"
                self.elements.setdefault(text, f"{where}: {text}")
                if role in INTERACTIVE and not name:
                    self.fault(where, text, "has no name")
                if role == Role.COMBO_BOX and not is_labelled(element):
                    self.fault(where, text, "does not say what is chosen")
                if states.contains(State.FOCUSABLE):
                    if role in NO_ROLE and not self.has_tabs(element):
                        self.fault(where, text, "takes the keys and has no role")
                    if role not in ROWS and not name and states.contains(State.EDITABLE):
                        self.fault(where, text, "has no name")
                if role in TOGGLES | ENTRIES and states.contains(State.SENSITIVE) and element.get_n_actions() == 0:
                    self.fault(where, text, "has no action")
                if states.contains(State.SENSITIVE) != states.contains(State.ENABLED):
                    self.fault(where, text, "is enabled or not, depending on what one asks")
            except GLib.Error:
                continue
            if not states.contains(State.SENSITIVE) or (path, name) in opened:
                continue
            if role in TOGGLES and states.contains(State.EXPANDABLE) and not states.contains(State.CHECKED):
                section = section or each
            elif role == Role.PAGE_TAB:
                tab = tab or each
        return section or tab

    @staticmethod
    def has_tabs(element):
        """The tab bar of a tab widget takes the keys."""
        return any(child.get_role() == Role.PAGE_TAB_LIST for child in children(element))

    def fault(self, where, text, what):
        self.faults.setdefault(f"{text} {what}", f"{where}: {text} {what}")

    def workspace(self, name):
        button = wait_find(self.window, TOGGLES, name)
        act(button)
        wait_for(f"the workspace {name}", lambda: has(button, State.CHECKED))

    def visit(self, workspace):
        """Walks the workspace with everything that its tabs and sections show."""
        self.workspace(workspace)
        opened = set()
        unopened = self.note(workspace, self.window, opened)
        while unopened is not None:
            opened.add((unopened.path, unopened.name))
            act(unopened.element)
            wait_for(f"{unopened.name} opens", lambda: is_open(unopened.element))
            self.tabs += unopened.role == Role.PAGE_TAB
            self.sections += unopened.role != Role.PAGE_TAB
            unopened = self.note(f"{workspace}, {unopened.name}", self.window, opened)

    def dialog(self, command, title, inside=None):
        """Opens a dialog by its menu entry, walks it, calls inside with it and closes it by a key."""
        act(wait_find(self.window, ENTRIES, command))
        dialog = wait_for(f"the dialog {title}", lambda: next(
            (each for each in children(self.app) if name_of(each) == title and has(each, State.SHOWING)), None))
        self.note(f"dialog {title}", dialog)
        if inside is not None:
            inside(dialog)
        Atspi.generate_keyboard_event(ESCAPE, None, Atspi.KeySynthType.SYM)
        wait_for(f"{title} closes", lambda: all(name_of(each) != title or not has(each, State.SHOWING)
                                                for each in children(self.app)))

    def quiz(self):
        """The panel of lessons takes the keys, so its description is what a screen reader reads."""
        act(wait_find(self.window, ENTRIES, "Quiz me on this page"))
        leave = wait_find(self.window, {Role.PUSH_BUTTON}, "Leave the quiz (Esc)")
        panel = wait_for("the question", lambda: next(
            (each.element for each in walk(self.window)
             if each.name.startswith("Quiz on this page") and each.element.get_description()), None))
        require(has(panel, State.FOCUSABLE), "the panel of the quiz does not take the keys")
        self.note("quiz", self.window)
        act(leave)
        wait_for("the quiz is left", lambda: find(self.window, {Role.PUSH_BUTTON}, "Leave the quiz (Esc)") is None)


def application(pid):
    for app in children(Atspi.get_desktop(0)):
        if app.get_process_id() == pid and app.get_child_count() > 0:
            return app
    return None


def require(holds, what):
    if not holds:
        raise Failure(what)


def text_of(element):
    text = element.get_text_iface()
    return "" if text is None else Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text))


def operate(walk_of):
    """Outcomes of what a person does with a screen reader."""
    window = walk_of.window
    walk_of.workspace("Inspect")
    blocked = wait_find(window, {Role.PUSH_BUTTON}, "0 blocked")
    require(not has(blocked, State.SENSITIVE), "a disabled button is reported as enabled")

    # A row of the tree: its node is explained. Not by the action of its cell, with which Qt 6.4 selects another row.
    tree = wait_find(window, {Role.TREE, Role.TREE_TABLE}, "DOM tree")
    act(wait_find(window, {Role.PAGE_TAB}, "Node"))
    for row in (3, 2):
        cell = wait_for(f"row {row} of the tree", lambda: Atspi.Table.get_accessible_at(tree, row, 0))
        Atspi.Table.add_row_selection(tree, row)
        wait_for(f"row {row} is selected", lambda: has(cell, State.SELECTED))
        wait_for(f"“{name_of(cell)}” is explained", lambda: any(
            each.role == Role.LABEL and name_of(cell) in each.name for each in walk(window)))

    # A toggle is a click: the page is loaded again with its scripts.
    act(wait_find(window, TOGGLES, "Scripts off"))
    scripts = wait_find(window, TOGGLES, "Scripts on", State.CHECKED)
    act(scripts)
    wait_find(window, TOGGLES, "Scripts off")

    # The timeline is a slider whose value can be set.
    walk_of.workspace("Step")
    slider = wait_find(window, {Role.SLIDER}, "Timeline of the run")
    for step in (5, 2):
        Atspi.Value.set_current_value(slider, step)
        wait_for(f"step {step}", lambda: Atspi.Value.get_current_value(slider) == step)
    walk_of.workspace("Inspect")


def read_tables(walk_of):
    """Every table of the dialog has rows with text in each cell."""
    def read(dialog):
        for tab in [each.element for each in walk(dialog) if each.role == Role.PAGE_TAB]:
            act(tab)
            wait_for("the tab opens", lambda: is_open(tab))
            name = name_of(tab)
            table = wait_for(f"the table {name}", lambda: find(dialog, {Role.TABLE}, name))
            rows, columns = Atspi.Table.get_n_rows(table), Atspi.Table.get_n_columns(table)
            require(rows > 1 and columns > 1, f"the table {name} is empty")
            for column in range(columns):
                cell = Atspi.Table.get_accessible_at(table, 0, column)
                require(name_of(cell), f"a cell of the table {name} has no text")
            walk_of.note(f"dialog Tables, {name}", dialog)
    return read


def check(pid):
    app = wait_for("the program in AT-SPI", lambda: application(pid))
    window = wait_for("its window", lambda: app.get_child_at_index(0))
    wait_find(window, {Role.CHART}, "Tag path sequence plot")
    result = Walk(app, window)
    for workspace in ("Inspect", "Step", "Annotate", "Corpus"):
        result.visit(workspace)
    operate(result)
    result.dialog("Preferences…", "Preferences")
    result.dialog("Find command…", "Find command")
    result.dialog("Show plot as tables…", "Tables", read_tables(result))
    result.quiz()
    return result


def main():
    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)  # states change while nobody listens to events
    global running
    running = subprocess.Popen([sys.argv[1], "sample:shop", "--lang", "en"], env=environment)
    try:
        result = check(running.pid)
    except Failure as failure:
        print(failure)
        return 1
    finally:
        running.terminate()
        running.wait()
    if "--list" in sys.argv:
        print("\n".join(result.elements.values()))
    print("\n".join(result.faults.values()))
    print(f"{len(result.elements)} elements, {result.tabs} tabs, {result.sections} sections, "
          f"{len(result.faults)} faults")
    return 1 if result.faults or result.tabs == 0 or result.sections == 0 else 0


sys.exit(main())
