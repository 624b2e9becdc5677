package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.Rng;
import lucca.engine.State;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The search tree")
class SearchTreeTest {
    private final SearchTree tree = new SearchTree();

    @BeforeEach
    void root() {
        assertThat(tree.addNode(0)).isEqualTo(SearchTree.ROOT);
    }

    @Test
    @DisplayName("holds any number of nodes, each a leaf at first")
    void nodes() {
        for (int node = 1; node < 3000; node++) {
            assertThat(tree.addNode(node % 5)).isEqualTo(node);
        }
        tree.visit(7);
        tree.addEdges(7, 2);
        for (int node = 1; node < 3000; node++) {
            assertThat(tree.actor(node)).isEqualTo(node % 5);
            assertThat(tree.visits(node)).isEqualTo(node == 7 ? 1 : 0);
            assertThat(tree.isLeaf(node)).isEqualTo(node != 7);
        }
    }

    @Test
    @DisplayName("keeps the edges of all nodes apart, however many there are")
    void edges() {
        for (int node = 0; node < 100; node++) {
            int first = tree.addEdges(node, 200);
            for (int i = 0; i < 200; i++) {
                tree.setEdge(first + i, 1000 * node + i, i / 256.0);
            }
            tree.reward(first, 0.5);
            tree.addNode(0);
        }
        for (int node = 0; node < 100; node++) {
            assertThat(tree.edgeCount(node)).isEqualTo(200);
            assertThat(tree.edgeVisits(tree.firstEdge(node))).isEqualTo(1);
            assertThat(tree.sum(tree.firstEdge(node))).isEqualTo(0.5);
            for (int i = 1; i < 200; i++) {
                assertEdge(tree.firstEdge(node) + i, 1000 * node + i, i / 256.0);
            }
        }
    }

    private void assertEdge(int edge, int code, double prior) {
        assertThat(tree.code(edge)).isEqualTo(code);
        assertThat(tree.prior(edge)).isEqualTo(prior);
        assertThat(tree.child(edge)).isEqualTo(SearchTree.NONE);
        assertThat(tree.edgeVisits(edge)).isZero();
        assertThat(tree.sum(edge)).isZero();
    }

    @Test
    @DisplayName("prefers the most visited edge, and of equals the better one")
    void favourite() {
        assertThat(tree.mostVisited(SearchTree.ROOT)).isEqualTo(SearchTree.NONE);
        int first = edges(SearchTree.ROOT, 4);
        reward(first, 1);
        assertThat(tree.mostVisited(SearchTree.ROOT)).isEqualTo(first);
        reward(first + 1, 0.25, 0.5);
        reward(first + 2, 0.5, 0.5);
        reward(first + 3, 0.25, 0.5);
        assertThat(tree.mostVisited(SearchTree.ROOT)).isEqualTo(first + 2);
        assertThat(tree.tried(SearchTree.ROOT)).isEqualTo(4);
    }

    private int edges(int node, int count) {
        int first = tree.addEdges(node, count);
        for (int i = 0; i < count; i++) {
            tree.setEdge(first + i, 10 + i, 0.5);
        }
        return first;
    }

    private void reward(int edge, double... shares) {
        tree.tryNext(SearchTree.ROOT);
        for (double share : shares) {
            tree.reward(edge, share);
        }
    }

    @Test
    @DisplayName("keeps the statistics of all edges when a node gets more edges")
    void moved() {
        int first = edges(SearchTree.ROOT, 2);
        int below = tree.addNode(1);
        int other = edges(below, 3);
        tree.setChild(first + 1, below);
        reward(first, 1);
        reward(first + 1, 0.25, 0.5);
        int moved = tree.moveEdges(SearchTree.ROOT, 5);
        for (int i = 2; i < 5; i++) {
            tree.setEdge(moved + i, 90 + i, 0.125);
        }
        assertThat(tree.firstEdge(SearchTree.ROOT)).isEqualTo(moved);
        assertThat(tree.edgeCount(SearchTree.ROOT)).isEqualTo(5);
        assertThat(tree.tried(SearchTree.ROOT)).isEqualTo(2);
        assertThat(tree.code(moved + 1)).isEqualTo(11);
        assertThat(tree.prior(moved + 1)).isEqualTo(0.5);
        assertThat(tree.child(moved + 1)).isEqualTo(below);
        assertThat(tree.edgeVisits(moved + 1)).isEqualTo(2);
        assertThat(tree.sum(moved + 1)).isEqualTo(0.75);
        assertThat(tree.sum(moved)).isEqualTo(1);
        assertThat(tree.firstEdge(below)).isEqualTo(other);
        for (int i = 0; i < 3; i++) {
            assertEdge(other + i, 10 + i, 0.5);
        }
    }

    @Test
    @DisplayName("swaps untried edges")
    void swap() {
        int first = edges(SearchTree.ROOT, 3);
        tree.swap(first, first + 2);
        tree.swap(first + 1, first + 1);
        assertThat(new int[] {tree.code(first), tree.code(first + 1), tree.code(first + 2)})
                .containsExactly(12, 11, 10);
    }

    @Test
    @DisplayName("finds the edges of chance outcomes again, with their nodes")
    void outcomes() {
        int one = tree.addNode(State.CHANCE);
        int other = tree.addNode(State.CHANCE);
        for (int i = 0; i < 100; i++) {
            assertThat(tree.find(one, key(i))).isEqualTo(SearchTree.NONE);
            tree.setChild(tree.addOutcome(one, key(i)), i);
            tree.setChild(tree.addOutcome(other, ~key(i)), 1000 + i);
        }
        for (int i = 0; i < 100; i++) {
            assertThat(tree.child(tree.find(one, key(i)))).isEqualTo(i);
            assertThat(tree.child(tree.find(other, ~key(i)))).isEqualTo(1000 + i);
        }
        assertThat(tree.tried(one)).isEqualTo(100);
    }

    private static long key(int index) {
        return Rng.of(1, index).next();
    }

    @Test
    @DisplayName("distinguishes outcomes that agree in half of their bits")
    void halves() {
        tree.addOutcome(SearchTree.ROOT, 0x1234_5678_9ABC_DEF0L);
        assertThat(tree.find(SearchTree.ROOT, 0x1234_5679_9ABC_DEF0L)).isEqualTo(SearchTree.NONE);
        assertThat(tree.find(SearchTree.ROOT, 0x1234_5678_9ABC_DEF1L)).isEqualTo(SearchTree.NONE);
        assertThat(tree.find(SearchTree.ROOT, 0x1234_5678_9ABC_DEF0L))
                .isNotEqualTo(SearchTree.NONE);
    }

    @Test
    @DisplayName("is empty after it is cleared")
    void cleared() {
        int first = edges(SearchTree.ROOT, 2);
        reward(first, 1);
        tree.setChild(first, tree.addNode(1));
        tree.setComplete(SearchTree.ROOT, true);
        tree.visit(SearchTree.ROOT);
        tree.clear();
        assertThat(tree.addNode(1)).isEqualTo(SearchTree.ROOT);
        assertThat(tree.isLeaf(SearchTree.ROOT)).isTrue();
        assertThat(tree.isComplete(SearchTree.ROOT)).isFalse();
        assertThat(tree.actor(SearchTree.ROOT)).isEqualTo(1);
        assertThat(tree.visits(SearchTree.ROOT)).isZero();
        assertThat(tree.tried(SearchTree.ROOT)).isZero();
        assertThat(tree.edgeCount(SearchTree.ROOT)).isZero();
        assertThat(edges(SearchTree.ROOT, 2)).isEqualTo(first);
        assertEdge(first, 10, 0.5);
    }

    @Test
    @DisplayName("has a limited number of edges, including those left unused by moves")
    void room() {
        assertThat(tree.hasRoom(SearchTree.MAX_EDGES)).isTrue();
        tree.addEdges(SearchTree.ROOT, 10);
        tree.moveEdges(SearchTree.ROOT, 20);
        assertThat(tree.hasRoom(SearchTree.MAX_EDGES - 30)).isTrue();
        assertThat(tree.hasRoom(SearchTree.MAX_EDGES - 29)).isFalse();
        tree.clear();
        assertThat(tree.hasRoom(SearchTree.MAX_EDGES)).isTrue();
    }
}
